import TelemetryFacade
import TelemetryForwarding
import TelemetryGameCenter
import TelemetryTesting
import Testing

@testable import PuzzleGame

/// Whether the sinks do what the schema says: a sample of every event goes through the live root.
@Suite struct BehaviorTests {
    private let calls = TerminalCallRecorder()
    private let emitted = RecordingSink<TelemetryEvent>()

    private var telemetry: Telemetry<TelemetryEvent> {
        Telemetry(sinks: [emitted])
    }

    @Test func reachesEveryDeclaredTerminalCallAndNoOther() async throws {
        let root = try CompositionRoot.forTest(gameCenter: SpyPort(reporting: calls.handler))
        let findings = await TelemetryWiring.live.terminalCallFindings(
            driving: root.telemetry, recordedBy: calls
        ) { await root.lane.drain() }
        #expect(findings == [])
        #expect(Set(calls.attempts.map(\.call)) == [.submitScore, .reportAchievement])
    }

    @Test func emitsFromTheAchievementSinkWhatTheSchemaDeclares() async {
        let sink = AchievementSink(
            record: CompletionRecord(completedCount: 1),
            shelf: AchievementShelf(completedCount: 0), telemetry: telemetry, announce: { _ in })
        let findings = await TelemetryWiring.live.emissionFindings(
            of: "AchievementSink", driving: sink, recordedBy: emitted)
        #expect(findings == [])
        #expect(emitted.events == [.achievementUnlocked(achievement: .firstPuzzle)])
    }

    @Test func emitsFromTheGameCenterSinkWhatTheSchemaDeclares() async {
        let lane = ForwardingLane<TelemetryEvent>(capacity: 8) { _ in }
        let sink = lane.forward(GameCenterSink(port: SpyPort(), telemetry: telemetry))
        let findings = await TelemetryWiring.live.emissionFindings(
            of: "GameCenterSink", driving: sink, recordedBy: emitted
        ) { await lane.drain() }
        #expect(findings == [])
        #expect(
            emitted.events == [
                .submissionEnded(call: "GKLeaderboard.submitScore", outcome: .reached),
                .submissionEnded(call: "GKAchievement.report", outcome: .reached),
            ])
    }
}
