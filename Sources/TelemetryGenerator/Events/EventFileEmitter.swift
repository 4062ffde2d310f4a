import TelemetrySchema

/// Emits `<Module>+TelemetryEvent.swift`.
struct EventFileEmitter {
    private let schema: Schema
    private let banner: [String]
    private let fieldVisits: FieldVisitEmitter
    private let foundationTypes: [StandardType]

    init(_ schema: Schema, banner: [String]) {
        self.schema = schema
        self.banner = banner
        let sharedCode = SharedFieldCode(schema)
        fieldVisits = FieldVisitEmitter(schema, sharedCode)
        foundationTypes = sharedCode.foundationTypes
    }

    func emit() -> String {
        // What an event of three fields takes.
        var printer = CodePrinter(capacity: schema.events.count * 512)
        for line in banner { printer.line(line) }
        printer.line()
        imports(&printer)
        printer.line()
        eventEnum(&printer)
        CategoryEmitter(schema).emit(&printer)
        fieldVisits.emitMethods(&printer)
        FoundationValueEmitter(schema, foundationTypes).emit(&printer)
        SampleEmitter(schema).emit(&printer)
        return printer.text
    }

    /// The runtime is exported, so that a file with call sites imports this module only.
    private func imports(_ printer: inout CodePrinter) {
        printer.line("@_exported public import \(RuntimeNames.facade)")
        guard let type = foundationTypes.first else { return }
        for (condition, module) in Self.foundations {
            printer.line(condition)
            printer.line("public import \(module)")
            guard schema.access != .public else { continue }
            PublicImport.use("_FoundationImport", of: "\(module).\(type.rawValue)", &printer)
        }
        printer.line("#endif")
    }

    /// The modules that the types of Foundation may come from, and when.
    private static let foundations = [
        ("#if canImport(FoundationEssentials)", "FoundationEssentials"), ("#else", "Foundation"),
    ]

    private func eventEnum(_ printer: inout CodePrinter) {
        let access = schema.accessModifier
        printer.documentation(["Everything that can be observed, as the schema declares it."])
        printer.block(
            "\(access)nonisolated enum \(GeneratedNames.event): \(RuntimeNames.event)"
        ) { printer in
            foundationAliases(&printer)
            CaseEmitter(schema).emit(&printer)
            EnumerationEmitter(schema).emit(&printer)
            categoryNames(&printer)
            DescriptionEmitter(schema).emit(&printer)
            fieldVisits.emit(&printer)
            equality(&printer)
        }
    }

    private func foundationAliases(_ printer: inout CodePrinter) {
        guard !foundationTypes.isEmpty else { return }
        let access = schema.accessModifier
        for (condition, module) in Self.foundations {
            printer.line(condition)
            for type in foundationTypes.map(\.rawValue) {
                printer.documentation(["The \(type) of Foundation."])
                printer.line("\(access)typealias \(type) = \(module).\(type)")
            }
        }
        printer.line("#endif")
        printer.line()
    }

    private func categoryNames(_ printer: inout CodePrinter) {
        let names = schema.categories.map { SwiftLiteral.printed($0.name) }
        printer.documentation(["The categories of the schema, in its order."])
        printer.line(
            "\(schema.accessModifier)static let categoryNames: [Swift.String] = "
                + "[\(names.joined(separator: ", "))]")
        printer.line()
    }

    private func equality(_ printer: inout CodePrinter) {
        printer.documentation(["Whether both are the same event with equal fields."])
        printer.block("\(schema.accessModifier)static func == (_0: Self, _1: Self) -> Swift.Bool") {
            $0.line("\(RuntimeNames.equality).areEqual(_0, _1)")
        }
    }
}
