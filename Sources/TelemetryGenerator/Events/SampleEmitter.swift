import TelemetrySchema

/// Emits one sample value for each event, in debug builds only.
struct SampleEmitter {
    private let schema: Schema
    private let values: SampleValues
    private let current: EventChunks
    private let deprecated: EventChunks

    init(_ schema: Schema) {
        self.schema = schema
        values = SampleValues(schema)
        var (current, deprecated): ([Event], [Event]) = ([], [])
        current.reserveCapacity(schema.events.count)
        for event in schema.events {
            if event.isDeprecated { deprecated.append(event) } else { current.append(event) }
        }
        self.current = EventChunks(current)
        self.deprecated = EventChunks(deprecated)
    }

    func emit(_ printer: inout CodePrinter) {
        let array = "[\(GeneratedNames.event)]"
        printer.line()
        printer.line("#if DEBUG")
        printer.documentation(["One sample value for each event, for tests; deprecated ones last."])
        printer.block(
            "nonisolated extension \(GeneratedNames.event): \(RuntimeNames.sampleProviding)"
        ) { printer in
            printer.documentation(["One value for each event, every field set."])
            printer.block("\(schema.accessModifier)static var samples: \(array)") { printer in
                printer.line("var _samples: \(array) = []")
                for chunk in current.chunks.indices {
                    printer.line("_appendSamples\(chunk)(&_samples)")
                }
                if !deprecated.chunks.isEmpty {
                    printer.line("_append(_DeprecatedSamples.self, &_samples)")
                }
                printer.line("return _samples")
            }
            for chunk in current.chunks.indices { append(current, chunk, "private ", &printer) }
            if !deprecated.chunks.isEmpty { witnessCall(array, &printer) }
        }
        deprecatedSamples(array, &printer)
        printer.line("#endif")
    }

    private func append(
        _ events: EventChunks, _ chunk: Int, _ modifier: String, _ printer: inout CodePrinter
    ) {
        printer.line()
        printer.block(
            "\(modifier)static func _appendSamples\(chunk)"
                + "(_ _samples: inout [\(GeneratedNames.event)])"
        ) { printer in
            for event in events.chunks[chunk] {
                printer.line("_samples.append(\(values.call(event)))")
            }
        }
    }

    /// Makes deprecated events without a warning: a deprecated function may, and calling that
    /// function through a protocol does not warn either.
    private func deprecatedSamples(_ array: String, _ printer: inout CodePrinter) {
        guard !deprecated.chunks.isEmpty else { return }
        printer.line()
        printer.block("private nonisolated protocol _SampleMaker") {
            $0.line("static func append(_ _samples: inout \(array))")
        }
        printer.line()
        printer.block("private nonisolated enum _DeprecatedSamples: _SampleMaker") { printer in
            printer.line("@available(*, deprecated)")
            printer.block("static func append(_ _samples: inout \(array))") { printer in
                for chunk in deprecated.chunks.indices {
                    printer.line("_appendSamples\(chunk)(&_samples)")
                }
            }
            for chunk in deprecated.chunks.indices {
                append(deprecated, chunk, "@available(*, deprecated) private ", &printer)
            }
        }
    }

    private func witnessCall(_ array: String, _ printer: inout CodePrinter) {
        printer.line()
        printer.block(
            "private static func _append<Maker: _SampleMaker>"
                + "(_ _maker: Maker.Type, _ _samples: inout \(array))"
        ) {
            $0.line("_maker.append(&_samples)")
        }
    }
}
