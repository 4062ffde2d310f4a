import TelemetrySchema

/// Emits `visitFields`.
struct FieldVisitEmitter {
    private let schema: Schema
    private let chunks: EventChunks
    private let coversEveryEvent: Bool

    init(_ schema: Schema) {
        self.schema = schema
        let events = schema.events.filter { !$0.fields.isEmpty }
        chunks = EventChunks(events)
        coversEveryEvent = chunks.isSingle && events.count == schema.events.count
    }

    func emit(_ printer: inout CodePrinter) {
        let parameter = "(_ visitor: inout some \(RuntimeNames.visitor))"
        printer.documentation(["Shows every field to `visitor`, in the order of the schema."])
        guard !chunks.chunks.isEmpty else {
            printer.line("\(schema.accessModifier)func visitFields\(parameter) {}")
            return printer.line()
        }
        for chunk in chunks.chunks.indices {
            let head =
                chunk == 0
                ? "\(schema.accessModifier)func visitFields" : "private func \(name(chunk))"
            printer.block(head + parameter) { printer in
                printer.switch(over: "self") { emit(chunk, &$0) }
            }
            printer.line()
        }
        helper(&printer)
    }

    /// One call for each field, out of line and of plain types, is what the compiler is quickest
    /// with. It reaches the runtime's `fieldValue` through its protocol, whatever member of that
    /// name a consumer has given a standard type.
    private func helper(_ printer: inout CodePrinter) {
        printer.line("@inline(never)")
        printer.line("private func _visit(")
        printer.list([
            "_ _visitor: inout some \(RuntimeNames.visitor)", "_ _key: Swift.String",
            "_ _privacy: \(RuntimeNames.privacy)", "_ _value: some \(RuntimeNames.convertible)",
            "_ _unit: Swift.String? = nil",
        ])
        printer.block(")") {
            $0.line(
                "_visitor.visit(\(RuntimeNames.field)(_key, _privacy, unit: _unit), "
                    + "_value.fieldValue)")
        }
        printer.line()
    }

    private func emit(_ chunk: Int, _ printer: inout CodePrinter) {
        for event in chunks.chunks[chunk] {
            let payload = event.fields.indices.map { "let _\($0)" }.joined(separator: ", ")
            printer.line("case .\(SwiftIdentifier.printed(event.name))(\(payload)):")
            printer.indented { printer in
                for (index, field) in event.fields.enumerated() {
                    printer.line(visit(field, "_\(index)"))
                }
            }
        }
        if !chunks.isLast(chunk) {
            printer.line("default: \(name(chunk + 1))(&visitor)")
        } else if !coversEveryEvent {
            printer.line("default: break")
        }
    }

    private func name(_ chunk: Int) -> String { "_visitFields\(chunk)" }

    private func visit(_ field: Field, _ variable: String) -> String {
        let unit = field.unit.map { ", " + SwiftLiteral.printed($0) } ?? ""
        return "_visit(&visitor, \(SwiftLiteral.printed(field.key)), .\(field.privacy.rawValue), "
            + "\(value(variable, field.type))\(unit))"
    }

    /// Foundation's types cannot conform to the runtime's protocol without a conflict between
    /// modules, so they have a member of this file instead.
    private func value(_ variable: String, _ type: FieldType) -> String {
        guard type.isFoundation else { return variable }
        return variable + (type.isOptional ? "?." : ".") + FoundationValueEmitter.member
    }
}
