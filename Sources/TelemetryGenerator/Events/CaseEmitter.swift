import TelemetrySchema

/// Emits one enum case for each event.
struct CaseEmitter {
    private let schema: Schema
    private let types: SwiftType

    init(_ schema: Schema) {
        self.schema = schema
        types = SwiftType(schema)
    }

    func emit(_ printer: inout CodePrinter) {
        for event in schema.events {
            printer.documentation(EventDocumentation(event).lines)
            if let availability = availability(of: event) { printer.line(availability) }
            let payload = event.fields.map(payload).joined(separator: ", ")
            let name = SwiftIdentifier.printed(event.name)
            printer.line("case " + (payload.isEmpty ? name : "\(name)(\(payload))"))
            printer.line()
        }
    }

    private func payload(_ field: Field) -> String {
        let declared = "\(SwiftIdentifier.printed(field.name)): \(types.printed(field.type))"
        return field.defaultValue.map { "\(declared) = \(printed($0, field.type))" } ?? declared
    }

    private func printed(_ value: DefaultValue, _ type: FieldType) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let bool): return "\(bool)"
        case .integer(let digits): return digits
        case .floatingPoint(let digits):
            return type.base == .standard(.float)
                ? FloatingPointLiteral.float(digits) : FloatingPointLiteral.double(digits)
        case .string(let text): return SwiftLiteral.printed(text)
        case .emptyList: return "[]"
        case .enumerationValue(let value):
            guard case .enumeration(let index) = type.base else { return "nil" }
            let enumeration = schema.enumerations[index]
            return SwiftIdentifier.printed(enumeration.name) + "."
                + SwiftIdentifier.printed(enumeration.values[value].name)
        }
    }

    private func availability(of event: Event) -> String? {
        guard event.isDeprecated else { return nil }
        var arguments = ["*", "deprecated"]
        let replacement = event.renamedTo.map { schema.events[$0] }
        let fits = replacement?.accepts(callsOf: event) ?? false
        let advice = fits ? nil : replacement.map { "use '\($0.name)', whose fields differ" }
        let message = [event.deprecation?.reason, advice].compactMap(\.self)
        if !message.isEmpty {
            let text = message.joined(separator: "; ")
            arguments.append("message: " + SwiftLiteral.printed(text))
        }
        if fits, let replacement {
            arguments.append("renamed: " + SwiftLiteral.printed(replacement.name))
        }
        return "@available(\(arguments.joined(separator: ", ")))"
    }
}

extension Event {
    /// Whether call sites are warned.
    package var isDeprecated: Bool { deprecation != nil || renamedTo != nil }

    /// Whether every call of `old` compiles once its name is replaced by this event's.
    func accepts(callsOf old: Event) -> Bool {
        guard fields.isEmpty == old.fields.isEmpty else { return false }
        var remaining = old.fields[...]
        for field in fields {
            if let next = remaining.first, field.means(next) {
                remaining.removeFirst()
            } else if field.defaultValue == nil {
                return false
            }
        }
        return remaining.isEmpty
    }
}

extension Field {
    /// Whether what a call site gives for `old`, or leaves out, means the same here, and is seen by
    /// no one else.
    fileprivate func means(_ old: Field) -> Bool {
        name == old.name && type == old.type && unit == old.unit && privacy == old.privacy
            && (old.defaultValue == nil || defaultValue == old.defaultValue)
    }
}
