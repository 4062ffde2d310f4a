import GameKit
import Synchronization
import TelemetryFacade
import TelemetryForwarding
import TelemetryGameCenter

/// Plays against the stub of `GameKit`, which prints the calls that reach it.
@main
enum GameCenterProgram {
    static func main() async {
        let sink = GameCenterSink<ProgramEvent>(
            port: LiveGameCenterPort(),
            onTerminalCall: { call, outcome in print("\(call): \(outcome)") },
            submissions: { event in
                guard case .scored(let score) = event else { return [] }
                return [
                    .score(score, leaderboards: ["all", "weekly"], context: 3),
                    .achievement("first", percent: 50, showsBanner: true),
                ]
            })
        let now = WallClockTime(secondsSince1970: 0)
        await sink.receive(.scored(1), observedAt: now)

        StubGameCenter.isAuthenticated.withLock { $0 = true }
        await sink.receive(.plain(.info), observedAt: now)
        await sink.receive(.scored(2), observedAt: now)

        StubGameCenter.error.withLock { $0 = GKError(code: 3) }
        await sink.receive(.scored(3), observedAt: now)

        StubGameCenter.answers.withLock { $0 = false }
        let unanswered = Task { await sink.receive(.scored(4), observedAt: now) }
        while StubGameCenter.unansweredCalls.withLock({ $0 == 0 }) { await Task.yield() }
        unanswered.cancel()
        await unanswered.value
    }
}
