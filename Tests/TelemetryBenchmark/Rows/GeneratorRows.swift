internal import TelemetryGenerator
internal import TelemetrySchema

/// What it costs to turn a schema into Swift.
struct GeneratorRows {
    let repetitions: Int
    /// The text of the example's schema.
    let corpus: String

    /// In turn, so that no schema finds in the caches what it left there. By CPU time: what runs
    /// for a tenth of a second is interrupted on any machine.
    func measure() -> [Row] {
        let schemas = [corpus, SchemaText.events(1_000), SchemaText.events(10_000)]
        var times = schemas.map { _ in Double.infinity }
        for _ in 0..<max(repetitions, 1) {
            for index in schemas.indices {
                let time = Stopwatch.processorMilliseconds {
                    _ = opaque(Self.generate(schemas[index]))
                }
                times[index] = min(times[index], time)
            }
        }
        var rows = [("example", "alone"), ("1000", "alone"), ("10000", "generator-1000")]
            .enumerated().map { index, name in
                row(name.0, name.1, of: schemas[index], milliseconds: times[index])
            }
        rows[2].figures[.timeGrowth] = times[2] / times[1]
        return rows
    }

    private func row(
        _ name: String, _ reference: String, of schema: String, milliseconds: Double
    ) -> Row {
        var row = Row(name: "generator-\(name)", reference: reference)
        row.figures[.milliseconds] = milliseconds
        row.figures[.bytes] = Double(Self.generate(schema).events.utf8.count)
        return row
    }

    /// The files of a schema that has no mistake.
    static func generate(_ schema: String) -> SchemaPipeline.Output {
        let file = SourceFile(path: "Benchmark.telemetry", bytes: Array(schema.utf8))
        let reading = SchemaPipeline.read([file])
        guard let schema = reading.schema else {
            preconditionFailure("the benchmark's schema is refused: \(reading.diagnostics)")
        }
        return SchemaPipeline.emit(schema, module: "Benchmark")
    }
}
