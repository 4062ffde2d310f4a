internal import TelemetryFacade
internal import TelemetryForwarding
internal import TelemetryGameCenter
internal import TelemetrySinks

/// The one place that knows who listens. It owns what the sinks share, and what runs beside the
/// game; the sinks own nothing.
struct CompositionRoot {
    /// Counts solved puzzles: `RecordSink` writes it, `AchievementSink` reads it.
    let record: CompletionRecord
    /// Calls what takes its time.
    let lane: ForwardingLane<TelemetryEvent>
    /// What the rest of the program observes events with.
    let telemetry: Telemetry<TelemetryEvent>

    private let losses = LossCounter()
    private let achievements: DeferredSink<AchievementSink>
    private let submissions: DeferredForwarding<GameCenterSink<TelemetryEvent>, TelemetryEvent>
    private let failures: FailureCounter
    private let usage: ResourceUsageSource

    /// Wires the sinks of `wiring live` of the schema and starts its sources.
    ///
    /// - Parameters:
    ///   - completedCount: The number of puzzles that were solved in earlier sessions.
    ///   - eventStream: The open descriptor that events are shown on.
    ///   - minimumLevel: The least important events to be shown.
    ///   - gameCenter: Where scores and achievements go.
    ///   - announce: Tells the player of an achievement.
    /// - Throws: If it binds a place twice, which is a mistake in here.
    init(
        completedCount: Int, eventStream: Int32, minimumLevel: EventLevel,
        gameCenter: any GameCenterPort = Self.platformGameCenter,
        announce: @escaping @Sendable (Achievement) -> Void
    ) throws(SinkAlreadyBound) {
        record = CompletionRecord(completedCount: completedCount)
        // The sink on the lane tells itself how each of its calls ended; the lane, of what it gave
        // up waiting for.
        let failures = FailureCounter()
        lane = ForwardingLane(capacity: 64, timeLimit: .seconds(5)) { _ in failures.add() }
        self.failures = failures

        // Two sinks observe events themselves: until there is something to do that with, their
        // places are kept for them.
        achievements = DeferredSink<AchievementSink>(capacity: 8)
        submissions = lane.forward(
            deferred: GameCenterSink<TelemetryEvent>.self, capacity: 8)

        telemetry = Self.wire(
            StreamSink(descriptor: eventStream, minimumLevel: minimumLevel, losses: losses),
            RecordSink(record: record), submissions.sink, achievements)

        try achievements.setDownstream(
            AchievementSink(
                record: record, shelf: AchievementShelf(completedCount: completedCount),
                telemetry: telemetry, announce: announce))
        try submissions.setDownstream(GameCenterSink(port: gameCenter, telemetry: telemetry))

        usage = ResourceUsageSource(telemetry: telemetry)
        usage.start()
    }

    /// What observes events by itself, for the wiring check.
    var sources: [any TelemetrySource] {
        [usage]
    }

    /// Ends what runs beside the game. What was observed before still reaches every sink.
    func finish() async {
        usage.stop()
        await lane.finish()
        // What is bound holds the telemetry, which holds the place.
        submissions.finish()
        achievements.finish()
    }

    /// How often an event did not reach a sink: the reader of standard error was slow or gone, a
    /// deferred place or the lane was full, or a sink on the lane took too long.
    var lostEventCount: Int {
        losses.total + achievements.lossCount + submissions.lossCount
            + lane.losses.total + failures.count
    }

    /// The schema makes the factory: leave a sink out and this does not compile.
    private static func wire(
        _ streamSink: StreamSink<TelemetryEvent>, _ recordSink: RecordSink,
        _ gameCenterSink: ForwardedSink<TelemetryEvent>,
        _ achievementSink: DeferredSink<AchievementSink>
    ) -> Telemetry<TelemetryEvent> {
        #if canImport(Darwin)
            .live(
                streamSink: streamSink,
                osLogSink: OSLogSink(subsystem: "PuzzleGame", category: "events"),
                recordSink: recordSink, gameCenterSink: gameCenterSink,
                achievementSink: achievementSink, noOpTrackingSink: NoOpTrackingSink())
        #else
            .live(
                streamSink: streamSink,
                recordSink: recordSink, gameCenterSink: gameCenterSink,
                achievementSink: achievementSink, noOpTrackingSink: NoOpTrackingSink())
        #endif
    }

    private static var platformGameCenter: any GameCenterPort {
        #if canImport(GameKit)
            LiveGameCenterPort()
        #else
            LocalGameCenter()
        #endif
    }
}
