private import TelemetryGenerator

/// The figures that are the same on every machine.
struct CountedRows {
    private let comparisons: [Comparison]

    init(_ comparisons: [Comparison]) {
        self.comparisons = comparisons
    }

    func tables() throws -> [Table] {
        let counts = try Callgrind.countsOfWork()
        precondition(counts.count == comparisons.count + CountedWork.schemas.count)
        let events = zip(comparisons, counts).map(row)
        return [
            Table(title: "events", rows: events),
            Table(title: "generator", rows: generator(Array(counts.suffix(2)))),
        ]
    }

    private func row(_ comparison: Comparison, _ instructions: Double) -> Row {
        Row(
            name: comparison.name, reference: comparison.reference,
            figures: [
                .allocations: comparison.allocations(),
                .instructions: instructions / Double(comparison.batch),
            ])
    }

    private func generator(_ counts: [Double]) -> [Row] {
        zip(CountedWork.schemas, counts).map { schema, count in
            let output = GeneratorRows.generate(SchemaText.events(schema))
            var figures: [Measure: Double] = [
                .instructions: count, .bytes: Double(output.events.utf8.count),
            ]
            if schema != CountedWork.schemas[0] { figures[.growth] = counts[1] / counts[0] }
            return Row(name: "generator-\(schema)", reference: "alone", figures: figures)
        }
    }
}
