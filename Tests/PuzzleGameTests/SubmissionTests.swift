import TelemetryFacade
import TelemetryForwarding
import TelemetryGameCenter
import TelemetryTesting
import Testing

@testable import PuzzleGame

/// What reaches Game Center, and what is said about it.
@Suite struct SubmissionTests {
    private static let solved = TelemetryEvent.puzzleSolved(
        difficulty: .hard, attempts: 7, duration: .zero, hints: 0)

    @Test func submitsTheGuessesAndWhatTheyEarned() async throws {
        let gameCenter = LocalGameCenter()
        let root = try CompositionRoot.forTest(gameCenter: gameCenter)
        root.telemetry.observe(Self.solved)
        await root.finish()
        #expect(
            gameCenter.submissions == [
                .score(7, leaderboards: ["guesses.hard"]),
                .achievement("firstPuzzle", percent: 100, showsBanner: true),
            ])
    }

    @Test func submitsNothingForAPuzzleThatWasNotSolved() async throws {
        let gameCenter = LocalGameCenter()
        let root = try CompositionRoot.forTest(gameCenter: gameCenter)
        root.telemetry.observe(.puzzleFailed(difficulty: .easy, attempts: 10, mostBulls: 2))
        root.telemetry.observe(
            .puzzleAbandoned(difficulty: .easy, attempts: 1, isEndOfInput: false))
        await root.finish()
        #expect(gameCenter.submissions == [])
    }

    @Test(arguments: [
        (SpyPort.Answer.takes, SubmissionOutcome.reached), (.hasNoPlayer, .notAuthenticated),
        (.refuses, .failed),
    ])
    func observesHowACallEnded(_ answer: SpyPort.Answer, _ outcome: SubmissionOutcome) async {
        let recorder = RecordingSink<TelemetryEvent>()
        let sink = GameCenterSink(
            port: SpyPort(answer), telemetry: Telemetry(sinks: [recorder]))
        await sink.receive(Self.solved, observedAt: WallClockTime(secondsSince1970: 0))
        #expect(
            recorder.events == [
                .submissionEnded(call: "GKLeaderboard.submitScore", outcome: outcome)
            ])
    }
}
