import TelemetrySchema

/// Emits `Telemetry.<wiring>(…)`: one labelled parameter for each sink, in calling order.
struct FactoryEmitter {
    private let schema: Schema

    init(_ schema: Schema) {
        self.schema = schema
    }

    func emit(_ printer: inout CodePrinter) {
        guard !schema.wirings.isEmpty else { return }
        printer.line()
        printer.documentation(["One factory for each wiring: leaving a sink out does not compile."])
        printer.block(
            "\(schema.accessModifier)nonisolated extension \(RuntimeNames.telemetry) "
                + "where Event == \(GeneratedNames.event)"
        ) { printer in
            for (index, wiring) in schema.wirings.enumerated() {
                if index > 0 { printer.line() }
                PlatformConditions.emit(&printer) { factory(wiring, $1, &$0) }
            }
        }
    }

    private func factory(
        _ wiring: Wiring, _ platform: Platform?, _ printer: inout CodePrinter
    ) {
        let sinks = wiring.sinks.map { schema.sinks[$0] }.filter { $0.exists(on: platform) }
        printer.documentation(documentation(wiring, sinks))
        printer.line("static func \(SwiftIdentifier.printed(wiring.name))(")
        printer.list(sinks.map { "\(label(of: $0)): \(parameterType(of: $0))" })
        printer.block(") -> \(RuntimeNames.telemetry)<\(GeneratedNames.event)>") { printer in
            printer.line("\(RuntimeNames.telemetry)(sinks: [")
            printer.list(sinks.map(argument))
            printer.line("])")
        }
    }

    private func documentation(_ wiring: Wiring, _ sinks: [Sink]) -> [String] {
        var lines = [
            "Wires the sinks of '\(wiring.name)', in order, each with the events it receives."
        ]
        let documented = sinks.filter { !$0.documentation.isEmpty }
        if !documented.isEmpty { lines += ["", "- Parameters:"] }
        for sink in documented {
            lines.append("  - \(SinkLabel.label(for: sink.name)): \(sink.documentation[0])")
            lines += sink.documentation.dropFirst().map { "    " + $0 }
        }
        return lines
    }

    private func label(of sink: Sink) -> String {
        SwiftIdentifier.printed(SinkLabel.label(for: sink.name))
    }

    private func parameterType(of sink: Sink) -> String {
        sink.isForwarded
            ? "\(RuntimeNames.forwarded)<\(GeneratedNames.event)>"
            : "some \(RuntimeNames.sink)<\(GeneratedNames.event)>"
    }

    private func argument(_ sink: Sink) -> String {
        guard let receives = sink.receives else { return label(of: sink) }
        return "\(RuntimeNames.routed)(\(label(of: sink)), receives: "
            + "\(CategoryEmitter(schema).set(receives)))"
    }
}
