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
        if usesHelper { helper(&printer) }
    }

    private var usesHelper: Bool {
        schema.events.contains { $0.fields.contains { !$0.type.isFoundation } }
    }

    /// Reaches the runtime's `fieldValue` through its protocol, whatever member of that name a
    /// consumer has given a standard type. Inlined it would cost an optimizing compiler a third more.
    private func helper(_ printer: inout CodePrinter) {
        printer.line("@inline(never)")
        printer.block(
            "private func _value(_ _value: some \(RuntimeNames.convertible)) "
                + "-> \(RuntimeNames.value)"
        ) {
            $0.line("_value.fieldValue")
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
        let unit = field.unit.map { ", unit: \(SwiftLiteral.printed($0))" } ?? ""
        let key = SwiftLiteral.printed(field.key)
        return "visitor.visit(\(RuntimeNames.field)(\(key), .\(field.privacy.rawValue)\(unit)), "
            + "\(value(variable, field.type)))"
    }

    /// Foundation's types cannot conform to the runtime's protocol without a conflict between
    /// modules, so they have a member of this file instead.
    private func value(_ variable: String, _ type: FieldType) -> String {
        guard type.isFoundation else { return "_value(\(variable))" }
        let member = FoundationValueEmitter.member
        return type.isOptional ? "\(variable)?.\(member) ?? .null" : "\(variable).\(member)"
    }
}
