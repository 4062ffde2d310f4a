import TelemetrySchema

/// Emits `visitFields`.
struct FieldVisitEmitter {
    private let schema: Schema
    private let chunks: EventChunks
    private let sharedCode: SharedFieldCode
    private let coversEveryEvent: Bool

    init(_ schema: Schema, _ sharedCode: SharedFieldCode) {
        self.schema = schema
        self.sharedCode = sharedCode
        chunks = EventChunks(sharedCode.events)
        coversEveryEvent = chunks.isSingle && sharedCode.events.count == schema.events.count
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
    }

    /// Emits the functions that the walk calls, as members of a visitor.
    func emitMethods(_ printer: inout CodePrinter) {
        let fields = sharedCode.codes.lazy.flatMap(\.fields)
        let methods = Set(fields.map { FieldVisitMethod(for: $0, in: schema) })
        guard !methods.isEmpty else { return }
        printer.line()
        printer.block("nonisolated extension \(RuntimeNames.visitor)") { printer in
            for (index, method) in methods.sorted(by: { $0.name < $1.name }).enumerated() {
                if index > 0 { printer.line() }
                method.emit(&printer)
            }
            sharedCode.emit(SwiftType(schema), &printer)
        }
    }

    private func emit(_ chunk: Int, _ printer: inout CodePrinter) {
        let events = chunks.chunks[chunk]
        for index in events.indices {
            let bindings = sharedCode.code(ofEvent: index).bindings
            printer.line("case .\(SwiftIdentifier.printed(events[index].name))(\(bindings)):")
            printer.indented { printer in
                for call in sharedCode.calls(forEvent: index) { printer.line("visitor.\(call)") }
            }
        }
        if !chunks.isLast(chunk) {
            printer.line("default: \(name(chunk + 1))(&visitor)")
        } else if !coversEveryEvent {
            printer.line("default: break")
        }
    }

    private func name(_ chunk: Int) -> String { "_visitFields\(chunk)" }
}
