/// The time since some moment. A test brings its own.
struct Stopwatch: Sendable {
    /// The time since the stopwatch was started; never less than at an earlier reading.
    let elapsed: @Sendable () -> Duration

    /// A stopwatch that runs from now on.
    static func started() -> Stopwatch {
        let start = ContinuousClock.now
        return Stopwatch { start.duration(to: .now) }
    }
}

extension Duration {
    /// The duration in whole milliseconds, rounded towards zero.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
