internal import TelemetryFacade
internal import TelemetrySinks

/// The one place that knows who listens. It owns what the sinks share; the sinks own nothing.
struct CompositionRoot {
    /// Counts solved puzzles: `RecordSink` writes it, `AchievementSink` reads it.
    let record: CompletionRecord
    /// What the rest of the program observes events with.
    let telemetry: Telemetry<TelemetryEvent>

    private let losses = LossCounter()

    /// Wires the sinks of `wiring live` of the schema.
    ///
    /// The schema makes the factory: leave a sink out and this does not compile.
    ///
    /// - Parameters:
    ///   - completedCount: The number of puzzles that were solved in earlier sessions.
    ///   - eventStream: The open descriptor that events are shown on.
    ///   - minimumLevel: The least important events to be shown.
    ///   - announce: Tells the player of an achievement.
    init(
        completedCount: Int, eventStream: Int32, minimumLevel: EventLevel,
        announce: @escaping @Sendable (Achievement) -> Void
    ) {
        record = CompletionRecord(completedCount: completedCount)
        telemetry = .live(
            streamSink: StreamSink(
                descriptor: eventStream, minimumLevel: minimumLevel, losses: losses),
            recordSink: RecordSink(record: record),
            achievementSink: AchievementSink(
                record: record, shelf: AchievementShelf(completedCount: completedCount),
                announce: announce),
            noOpTrackingSink: NoOpTrackingSink())
    }

    /// How many events could not be shown: the reader of standard error was slow, or gone.
    var lostEventCount: Int {
        Int(clamping: losses.count)
    }
}
