import TelemetrySchema

/// Emits `eventDescription`.
struct DescriptionEmitter {
    private let schema: Schema
    private let chunks: EventChunks

    init(_ schema: Schema) {
        self.schema = schema
        chunks = EventChunks(schema.events)
    }

    func emit(_ printer: inout CodePrinter) {
        printer.documentation(["What the schema says about the event, whatever its fields hold."])
        for chunk in chunks.chunks.indices {
            let head =
                chunk == 0
                ? "\(schema.accessModifier)var eventDescription" : "private var \(name(chunk))"
            printer.block("\(head): \(RuntimeNames.description)<Self>") { printer in
                printer.switch(over: "self") { emit(chunk, &$0) }
            }
            printer.line()
        }
        let methods = Set(schema.events.lazy.map(DescriptionMethod.init))
        for method in DescriptionMethod.all where methods.contains(method) {
            method.emit(&printer)
        }
    }

    private func emit(_ chunk: Int, _ printer: inout CodePrinter) {
        let events = chunks.chunks[chunk]
        // The end of a chain must cover what the compiler cannot know to be covered.
        let last = chunks.isSingle || !chunks.isLast(chunk) ? nil : events.last
        for event in events.dropLast(last == nil ? 0 : 1) {
            printer.line("case .\(SwiftIdentifier.printed(event.name)):")
            printer.indented { $0.line("return \(description(of: event))") }
        }
        if let last {
            printer.line("default: return \(description(of: last))")
        } else if !chunks.isLast(chunk) {
            printer.line("default: return \(name(chunk + 1))")
        }
    }

    private func name(_ chunk: Int) -> String { "_eventDescription\(chunk)" }

    private func description(of event: Event) -> String {
        DescriptionMethod(for: event).call(event)
    }
}
