import TelemetryFacade
import TelemetryForwarding
import TelemetryTesting
import Testing

@testable import TelemetryGameCenter

/// The sink where it belongs: behind a lane, declared in a manifest with its terminal calls.
@Suite("GameCenterSink in a composition root")
struct GameCenterWiringTests {
    private static let manifest = WiringManifest<PuzzleEvent>(
        name: "live", location: SchemaLocation("Game.telemetry", 9),
        sinks: [
            DeclaredSink(
                "GameCenterSink", at: SchemaLocation("Game.telemetry", 1), isForwarded: true,
                calls: ["GKLeaderboard.submitScore", "GKAchievement.report"])
        ])

    private let calls = TerminalCallRecorder()

    private func sink(_ port: any GameCenterPort) -> GameCenterSink<PuzzleEvent> {
        GameCenterSink(port: port, onTerminalCall: calls.handler) { event in
            guard case .finished(let score) = event else { return [] }
            return [.score(score, leaderboards: ["all"]), .achievement("first", percent: 100)]
        }
    }

    @Test func isWiredAsItsSchemaSays() async {
        let lane = ForwardingLane<PuzzleEvent>(capacity: 4) { _ in }
        let telemetry = Telemetry(sinks: [lane.forward(sink(SpyPort()))])
        #expect(Self.manifest.findings(in: telemetry) == [])
    }

    @Test func reachesEveryDeclaredCallThroughItsLane() async {
        let lane = ForwardingLane<PuzzleEvent>(capacity: 4) { _ in }
        let telemetry = Telemetry(sinks: [lane.forward(sink(SpyPort()))])
        telemetry.observe(.finished(score: 7))
        await lane.finish()
        #expect(Self.manifest.terminalCallFindings(for: calls.attempts) == [])
    }

    @Test(.timeLimit(.minutes(15)))
    func reportsAScoreThatIsNotAnsweredInTime() async {
        let lane = ForwardingLane<PuzzleEvent>(capacity: 4, timeLimit: .milliseconds(20)) { _ in }
        let outcomes = OutcomeLog()
        let sink = GameCenterSink<PuzzleEvent>(
            port: SilentPort(), onTerminalCall: outcomes.handler
        ) { _ in [.score(1, leaderboards: ["all"])] }
        let telemetry = Telemetry(sinks: [lane.forward(sink)])
        telemetry.observe(.opened)
        telemetry.observe(.opened)
        await lane.finish()
        let line = "GKLeaderboard.submitScore: failed: CancellationError()"
        #expect(outcomes.lines == [line, line])
    }
}

/// Waits as the live port does, for a platform that never answers.
private struct SilentPort: GameCenterPort {
    var isAuthenticated: Bool { true }

    func submitScore(_ score: Int, leaderboards: [String], context: Int) async throws {
        try await PlatformAnswer.wait { _ in }
    }

    func reportAchievement(_ identifier: String, percent: Int, showsBanner: Bool) async throws {
        try await PlatformAnswer.wait { _ in }
    }
}
