import TelemetryFacade
import TelemetryForwarding
import TelemetryGameCenter
import TelemetryTesting

@testable import PuzzleGame

/// Mistakes that show when events go through the sinks.
extension WiringTrap {
    static let driven = [
        WiringTrap("nobody is signed in") {
            let calls = TerminalCallRecorder()
            let lane = ForwardingLane<TelemetryEvent>(capacity: 16) { _ in }
            let sink = lane.forward(
                GameCenterSink<TelemetryEvent>(
                    port: SpyPort(.hasNoPlayer), onTerminalCall: calls.handler
                ) { event in
                    guard case .puzzleSolved = event else { return [] }
                    return [.score(1, leaderboards: ["guesses"])]
                })
            let findings = await TelemetryWiring.live.terminalCallFindings(
                driving: Telemetry(sinks: [sink]), recordedBy: calls
            ) { await lane.drain() }
            // The other one is for the call that the sink does not attempt at all.
            return sentences(findings.dropLast())
        },
        WiringTrap("a call is made that no sink declares") {
            let calls = TerminalCallRecorder()
            let attempted = ["GKLeaderboard.loadEntries", "GKLeaderboard.submitScore"]
            for name in attempted + ["GKAchievement.report"] {
                calls.handler(TerminalCall(name), .reached)
            }
            return sentences(TelemetryWiring.live.terminalCallFindings(for: calls.attempts)[...])
        },
        WiringTrap("a sink emits what it does not declare") {
            let ended = TelemetryEvent.sessionEnded(solved: 0, attempts: [], duration: .zero)
            return sentences(
                TelemetryWiring.live.emissionFindings(of: "AchievementSink", for: [ended])[...])
        },
    ]

    private static func sentences(_ findings: ArraySlice<BehaviorFinding>) -> String {
        findings.map { "\($0.problem.message) [\($0.problem.rule)]" }.joined(separator: "\n")
    }
}
