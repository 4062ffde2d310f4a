internal import TelemetryGenerator
internal import TelemetrySchema

/// What it costs to turn a schema into Swift.
struct GeneratorRows {
    let repetitions: Int
    /// The text of the example's schema.
    let corpus: String

    func measure() -> [Row] {
        let example = row("generator-example", "alone", of: corpus)
        let thousand = row("generator-1000", "alone", of: SchemaText.events(1_000))
        var tenThousand = row(
            "generator-10000", "generator-1000", of: SchemaText.events(10_000))
        if let many = tenThousand.figures[.milliseconds], let few = thousand.figures[.milliseconds]
        {
            tenThousand.figures[.timeGrowth] = many / few
        }
        return [example, thousand, tenThousand]
    }

    private func row(_ name: String, _ reference: String, of schema: String) -> Row {
        let times = (0..<max(repetitions, 1)).map { _ in
            Stopwatch.milliseconds { _ = opaque(Self.generate(schema)) }
        }
        var row = Row(name: name, reference: reference)
        row.figures[.milliseconds] = times.min()
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
