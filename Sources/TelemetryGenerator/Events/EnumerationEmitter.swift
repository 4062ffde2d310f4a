import TelemetrySchema

/// Emits the enums of the schema, nested in the event enum.
struct EnumerationEmitter {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    func emit(_ printer: inout CodePrinter) {
        for enumeration in schema.enumerations {
            let name = SwiftIdentifier.printed(enumeration.name)
            let raw = enumeration.isInteger ? "Swift.Int" : "Swift.String"
            printer.documentation(enumeration.documentation)
            printer.block(
                "\(schema.accessModifier)nonisolated enum \(name): \(raw), "
                    + RuntimeNames.convertible
            ) { printer in
                for value in enumeration.values { emit(value, &printer) }
            }
            printer.line()
        }
    }

    private func emit(_ value: Enumeration.Value, _ printer: inout CodePrinter) {
        printer.documentation(value.documentation)
        let name = "case " + SwiftIdentifier.printed(value.name)
        switch value.wireValue {
        case .string(let text) where ExactText(text) == ExactText(value.name): printer.line(name)
        case .string(let text): printer.line("\(name) = \(SwiftLiteral.printed(text))")
        case .integer(let number): printer.line("\(name) = \(number)")
        }
    }
}
