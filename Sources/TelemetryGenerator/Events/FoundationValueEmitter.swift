import TelemetrySchema

/// Emits how the types of Foundation, and lists of them, become field values.
struct FoundationValueEmitter {
    /// The member that does it.
    static let member = "_fieldValue"

    private let schema: Schema
    private let types: [StandardType]

    /// `types` are those of Foundation that `schema` uses.
    init(_ schema: Schema, _ types: [StandardType]) {
        self.schema = schema
        self.types = types
    }

    func emit(_ printer: inout CodePrinter) {
        for type in types {
            printer.line()
            property(
                on: "\(GeneratedNames.event).\(type.rawValue)", expression(type), &printer)
            if schema.usesList(of: type) { list(of: type, &printer) }
        }
    }

    private func expression(_ type: StandardType) -> String {
        switch type {
        case .uuid: ".uuid(bytes: uuid)"
        case .date: ".date(secondsSinceReferenceDate: timeIntervalSinceReferenceDate)"
        default: ".string(absoluteString)"
        }
    }

    /// A wrapper as large as the array, so that looking at it allocates nothing.
    private func list(of type: StandardType, _ printer: inout CodePrinter) {
        let element = "\(GeneratedNames.event).\(type.rawValue)"
        let wrapper = "_\(type.rawValue)Elements"
        printer.line()
        printer.block("private nonisolated struct \(wrapper): \(RuntimeNames.elements)") {
            $0.line("let elements: [\(element)]")
            $0.line("var count: Swift.Int { elements.count }")
            $0.block("func fieldValue(at index: Swift.Int) -> \(RuntimeNames.value)") {
                $0.line("elements[index].\(Self.member)")
            }
        }
        printer.line()
        property(
            on: "Swift.Array where Element == \(element)",
            ".list(\(RuntimeNames.list)(\(wrapper)(elements: self)))", &printer)
    }

    private func property(
        on type: String, _ expression: String, _ printer: inout CodePrinter
    ) {
        printer.block("private nonisolated extension \(type)") {
            $0.line("var \(Self.member): \(RuntimeNames.value) { \(expression) }")
        }
    }
}

extension FieldType {
    /// The base if that is a type of Foundation.
    var foundationType: StandardType? {
        if case .standard(let standard) = base, standard.isFoundation { standard } else { nil }
    }

    /// Whether the base is a type of Foundation.
    var isFoundation: Bool { foundationType != nil }
}

extension Schema {
    fileprivate func usesList(of type: StandardType) -> Bool {
        events.contains { $0.fields.contains { $0.type.isList && $0.type.base == .standard(type) } }
    }
}
