/// What a figure of a row says.
enum Measure: String, CaseIterable {
    /// The shortest time of one event.
    case nanoseconds
    /// The shortest time of the whole: by the wall clock for a build, CPU time for the generator.
    case milliseconds
    /// The CPU time of the whole, of all its processes.
    case seconds
    /// The same for what the row is compared with, in the same unit.
    case floor
    /// What is on top of that, in the same unit.
    case overhead
    /// The time by that of what the row is compared with.
    case ratio
    /// The median of the ratios of neighbouring repetitions. The noise of the machine is in it.
    case medianRatio = "median-ratio"
    /// What the row asks the heap for, per event.
    case allocations
    /// What the processor executes outside the kernel, per event or for the whole.
    case instructions
    /// The size of what comes out.
    case bytes
    /// How many times as many instructions ten times the input needs.
    case growth
    /// How many times as long ten times the input takes.
    case timeGrowth = "time-growth"
    /// The same for what is on top of what the row is compared with.
    case overheadGrowth = "overhead-growth"
}
