/// Everything that is measured, in the order in which it is shown.
struct Benchmark {
    private let extent: Options.Extent
    private let comparisons: [Comparison]

    init(_ extent: Options.Extent) {
        self.extent = extent
        comparisons = Self.comparisons()
    }

    /// What is measured event by event.
    static func comparisons() -> [Comparison] {
        let samples = Samples()
        return FanOutRows(samples).comparisons + ConstructionRows(samples).comparisons
            + StreamRows(samples).comparisons + SocketRows(samples).comparisons
    }

    /// Measures, and shows each table as soon as it is there.
    func run(_ show: (Table) -> Void) throws {
        switch extent {
        case .full:
            show(runtime(2_000))
            show(try generator(20))
            show(try compiler())
            show(try package())
        case .short:
            show(runtime(200))
            show(try generator(5))
        case .counts, .countedWork:
            try CountedRows(comparisons).tables().forEach(show)
        }
    }

    private func runtime(_ repetitions: Int) -> Table {
        Table(
            title: "events", rows: comparisons.map { $0.measure(repetitions: repetitions) })
    }

    private func generator(_ repetitions: Int) throws -> Table {
        let corpus = try Sources.text("Schema/PuzzleGame.telemetry")
        return Table(
            title: "generator",
            rows: GeneratorRows(repetitions: repetitions, corpus: corpus).measure())
    }

    private func compiler() throws -> Table {
        Table(title: "compiler", rows: try CompilerRows().measure())
    }

    private func package() throws -> Table {
        Table(title: "package", rows: try PackageRows().measure())
    }
}
