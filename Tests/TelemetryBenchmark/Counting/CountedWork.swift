/// What runs under callgrind: each piece of work between two boundaries, at which callgrind writes
/// down what it has counted and starts anew.
struct CountedWork {
    /// How many events the growing schemas have.
    static let schemas = [1_000, 10_000]

    func run() {
        for comparison in Benchmark.comparisons() {
            comparison.subject(comparison.batch)
            comparison.recover()
            countingBoundary()
            comparison.subject(comparison.batch)
            countingBoundary()
            comparison.recover()
        }
        for schema in Self.schemas.map(SchemaText.events) {
            countingBoundary()
            _ = opaque(GeneratorRows.generate(schema))
            countingBoundary()
        }
    }
}

/// Where callgrind starts a new count; it knows the function by its name.
@inline(never) @_optimize(none)
func countingBoundary() {}
