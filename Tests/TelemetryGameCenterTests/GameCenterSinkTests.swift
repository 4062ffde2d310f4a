import TelemetryFacade
import TelemetryGameCenter
import Testing

@Suite("GameCenterSink")
struct GameCenterSinkTests {
    private let outcomes = OutcomeLog()

    private func send(
        _ event: PuzzleEvent = .finished(score: 7), to port: SpyPort,
        meaning submissions: @escaping @Sendable (PuzzleEvent) -> [GameCenterSubmission]
    ) async {
        let sink = GameCenterSink<PuzzleEvent>(
            port: port, onTerminalCall: outcomes.handler, submissions: submissions)
        await sink.receive(event, observedAt: WallClockTime(secondsSince1970: 0))
    }

    @Test func submitsTheScoreThatTheAppMapsTheEventTo() async {
        let port = SpyPort()
        await send(.finished(score: 42), to: port) { event in
            guard case .finished(let score) = event else { return [] }
            return [.score(score, leaderboards: ["all", "weekly"], context: 3)]
        }
        #expect(
            port.calls == [
                .isAuthenticated,
                .submitScore(42, leaderboards: ["all", "weekly"], context: 3),
            ])
    }

    @Test func reportsTheAchievementThatTheAppMapsTheEventTo() async {
        let port = SpyPort()
        await send(to: port) { _ in [.achievement("first", percent: 50, showsBanner: true)] }
        #expect(
            port.calls == [
                .isAuthenticated, .reportAchievement("first", percent: 50, showsBanner: true),
            ])
    }

    @Test func asksNothingForAnEventThatMeansNothing() async {
        let port = SpyPort()
        await send(.opened, to: port) { _ in [] }
        #expect(port.calls == [])
        #expect(outcomes.lines == [])
    }

    @Test func namesTheTerminalCallsAsASchemaDoes() async {
        await send(to: SpyPort()) { _ in
            [.score(1, leaderboards: ["all"]), .achievement("first", percent: 100)]
        }
        #expect(
            outcomes.lines == [
                "GKLeaderboard.submitScore: reached", "GKAchievement.report: reached",
            ])
    }

    @Test func makesNoCallForAPlayerWhoIsNotSignedIn() async {
        let port = SpyPort(signedIn: [false])
        await send(to: port) { _ in [.score(1, leaderboards: ["all"])] }
        #expect(port.calls == [.isAuthenticated])
        #expect(outcomes.lines == ["GKLeaderboard.submitScore: not authenticated"])
    }

    @Test func asksAgainBeforeEveryCall() async {
        let port = SpyPort(signedIn: [true, false])
        await send(to: port) { _ in
            [.score(1, leaderboards: ["all"]), .achievement("first", percent: 100)]
        }
        #expect(
            outcomes.lines == [
                "GKLeaderboard.submitScore: reached", "GKAchievement.report: not authenticated",
            ])
    }

    @Test func reportsARefusalAndGoesOn() async {
        let port = SpyPort(refusing: ["all": SpyPort.Refusal(reason: "offline")])
        await send(to: port) { _ in
            [.score(1, leaderboards: ["all"]), .achievement("first", percent: 100)]
        }
        #expect(
            outcomes.lines == [
                "GKLeaderboard.submitScore: failed: Refusal(reason: \"offline\")",
                "GKAchievement.report: reached",
            ])
    }

    @Test func reportsAScoreWithoutALeaderboardInsteadOfSubmittingIt() async {
        let port = SpyPort()
        await send(to: port) { _ in [.score(1, leaderboards: [])] }
        #expect(port.calls == [])
        #expect(
            outcomes.lines == [
                "GKLeaderboard.submitScore: failed: "
                    + "score names no leaderboard; expected at least one identifier"
            ])
    }

    @Test(arguments: [-1, 101, Int.max, Int.min])
    func reportsProgressThatIsNoPercentageInsteadOfSubmittingIt(percent: Int) async {
        let port = SpyPort()
        await send(to: port) { _ in [.achievement("first", percent: percent)] }
        #expect(port.calls == [])
        #expect(
            outcomes.lines == [
                "GKAchievement.report: failed: progress \(percent) of achievement 'first' "
                    + "is not a percentage; expected 0 to 100"
            ])
    }

    @Test(arguments: [0, 100])
    func takesTheLimitsOfProgress(percent: Int) async {
        await send(to: SpyPort()) { _ in [.achievement("first", percent: percent)] }
        #expect(outcomes.lines == ["GKAchievement.report: reached"])
    }

    @Test func reportsEveryCallThatACancelledTaskDidNotMake() async {
        let port = SpyPort()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await send(to: port) { _ in
                [.score(1, leaderboards: ["all"]), .achievement("first", percent: 100)]
            }
        }
        await task.value
        #expect(port.calls == [.isAuthenticated, .isAuthenticated])
        #expect(
            outcomes.lines == [
                "GKLeaderboard.submitScore: failed: CancellationError()",
                "GKAchievement.report: failed: CancellationError()",
            ])
    }
}
