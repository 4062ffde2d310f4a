/// What to measure.
struct Options {
    /// How much of it.
    enum Extent {
        /// Everything.
        case full
        /// What takes no compiler, in few repetitions.
        case short
        /// Only what is the same on every machine.
        case counts
        /// What `counts` starts once more, under callgrind.
        case countedWork
    }

    let extent: Extent

    static let usage = "usage: TelemetryBenchmark [--short | --counts]"

    /// Reads the arguments; `nil` if they mean nothing.
    init?(_ arguments: [String]) {
        switch arguments {
        case []: extent = .full
        case ["--short"]: extent = .short
        case ["--counts"]: extent = .counts
        case ["--counted-work"]: extent = .countedWork
        default: return nil
        }
    }
}
