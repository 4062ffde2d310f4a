import TelemetrySchema

/// Emits `TelemetryWiring`, with one manifest for each wiring.
struct ManifestEmitter {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    func emit(_ printer: inout CodePrinter) {
        let access = schema.accessModifier
        printer.documentation(["What each wiring of the schema demands of a composition root."])
        printer.block(
            "\(access)nonisolated enum \(GeneratedNames.wiring): Swift.Sendable"
        ) { printer in
            for (index, wiring) in schema.wirings.enumerated() {
                if index > 0 { printer.line() }
                let name = SwiftIdentifier.printed(wiring.name)
                let type = "\(RuntimeNames.manifest)<\(GeneratedNames.event)>"
                printer.documentation(["The sinks and sources of wiring '\(wiring.name)'."])
                printer.block("\(access)static var \(name): \(type)") { printer in
                    PlatformConditions.emit(&printer) { manifest(wiring, $1, &$0) }
                }
            }
        }
    }

    private func manifest(
        _ wiring: Wiring, _ platform: Platform?, _ printer: inout CodePrinter
    ) {
        let sinks = wiring.sinks.map { schema.sinks[$0] }.filter { $0.exists(on: platform) }
        let sources = schema.sources.filter { $0.exists(on: platform) }
        printer.line("\(RuntimeNames.manifest)(")
        printer.indented { printer in
            printer.line("name: \(SwiftLiteral.printed(wiring.name)),")
            printer.line("location: \(location(wiring.position)),")
            list("sinks", sinks.map(declaration), ",", &printer)
            list("sources", sources.map(declaration), "", &printer)
        }
        printer.line(")")
    }

    private func list(
        _ label: String, _ items: [String], _ end: String, _ printer: inout CodePrinter
    ) {
        guard !items.isEmpty else { return printer.line("\(label): []\(end)") }
        printer.line("\(label): [")
        printer.list(items)
        printer.line("]\(end)")
    }

    private func declaration(_ sink: Sink) -> String {
        var arguments = [SwiftLiteral.printed(sink.name), "at: \(location(sink.position))"]
        if let receives = sink.receives {
            arguments.append("receives: .categories(\(CategoryEmitter(schema).set(receives)))")
        }
        arguments += names("reads", sink.reads) + names("writes", sink.writes)
        if sink.isForwarded { arguments.append("isForwarded: true") }
        arguments += names("calls", sink.calls)
        arguments += names("emits", sink.emits.map { schema.events[$0].name })
        return "\(RuntimeNames.declaredSink)(\(arguments.joined(separator: ", ")))"
    }

    private func declaration(_ source: Source) -> String {
        let arguments =
            [SwiftLiteral.printed(source.name), "at: \(location(source.position))"]
            + names("emits", source.emits.map { schema.events[$0].name })
        return "\(RuntimeNames.declaredSource)(\(arguments.joined(separator: ", ")))"
    }

    private func names(_ label: String, _ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["\(label): [\(names.map(SwiftLiteral.printed).joined(separator: ", "))]"]
    }

    private func location(_ position: SourcePosition) -> String {
        let path = SwiftLiteral.printed(schema.paths[position.file])
        return "\(RuntimeNames.location)(\(path), \(position.line))"
    }
}
