import TelemetryFacade
import TelemetryForwarding
import TelemetryGameCenter
import TelemetrySinks
import TelemetryTesting

@testable import PuzzleGame

/// The composition root as a list by hand, in which a mistake is an assignment. The generated
/// factory lets nobody make it.
struct HandWiredRoot {
    /// What stands in the place of one sink: usually that sink.
    typealias Place = [any TelemetrySink<TelemetryEvent>]

    let record = CompletionRecord(completedCount: 0)
    let lane = ForwardingLane<TelemetryEvent>(capacity: 8) { _ in }
    var streamSink: Place = [StreamSink<TelemetryEvent>(descriptor: 2, minimumLevel: .fault)]
    var recordSink: Place
    var gameCenterSink: Place
    var achievementSink: Place
    var noOpSink: Place = [NoOpTrackingSink<TelemetryEvent>().receiving([.business])]
    var added: Place = []
    var sources: [any TelemetrySource] = [
        ResourceUsageSource(telemetry: Telemetry(sinks: []))
    ]

    /// A root without a mistake.
    init() {
        recordSink = [RecordSink(record: record).receiving([.completion])]
        let port = GameCenterSink<TelemetryEvent>(
            port: LocalGameCenter(), telemetry: Telemetry(sinks: []))
        gameCenterSink = [lane.forward(port).receiving([.completion, .reward])]
        achievementSink = [
            AchievementSink(
                record: record, shelf: AchievementShelf(completedCount: 0),
                telemetry: Telemetry(sinks: []), announce: { _ in }
            ).receiving([.completion])
        ]
    }

    /// What the wiring check says of the root, with places in the schema.
    var findings: [WiringFinding] {
        TelemetryWiring.live.findings(
            in: Telemetry(
                sinks: streamSink + osLogSink + recordSink + gameCenterSink + achievementSink
                    + noOpSink + added),
            sources: sources)
    }

    private var osLogSink: Place {
        #if canImport(Darwin)
            [OSLogSink<TelemetryEvent>(subsystem: "PuzzleGame", category: "events")]
        #else
            []
        #endif
    }
}
