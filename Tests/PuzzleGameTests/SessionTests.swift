import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

@Suite struct SessionTests {
    private let recorder = RecordingSink<TelemetryEvent>()
    private let screen = Screen()

    /// Plays easy puzzles; seed 4 makes `498` the first secret.
    private func play(_ lines: [String]) {
        var lines = lines.makeIterator()
        run(LinePlayer { lines.next() }, isDemo: false)
    }

    private func run(_ player: some Player, isDemo: Bool) {
        let setup = SessionSetup(
            difficulty: .easy, isDemo: isDemo, telemetry: Telemetry(sinks: [recorder]),
            stopwatch: Stopwatch { .zero }, show: screen.show)
        var session = Session(setup, player: player, generator: SeededGenerator(seed: 4))
        session.run()
    }

    private static let opening: [TelemetryEvent] = [
        .sessionStarted(difficulty: .easy, isDemo: false),
        .puzzleStarted(number: 1, difficulty: .easy, digitCount: 3, guessLimit: 10),
    ]

    private static let solution: [TelemetryEvent] = [
        .guessMade(attempt: 1, guess: "498", bulls: 3, cows: 0, durationMs: 0),
        .puzzleSolved(difficulty: .easy, attempts: 1, duration: .zero, hints: 0),
    ]

    @Test func observesASolvedPuzzleFromBeginningToEnd() {
        play(["498", "no"])
        #expect(
            recorder.events == Self.opening + Self.solution + [
                .sessionEnded(solved: 1, attempts: [1], duration: .zero)
            ])
    }

    @Test func showsASolvedPuzzleFromBeginningToEnd() {
        play(["134", "498", "no"])
        #expect(
            screen.lines.dropFirst() == [
                "\nPuzzle 1: ***", "0 bulls, 1 cow; 9 guesses left", "Solved in 2 guesses.",
                "Another one? (yes or no)", "\nYou solved 1 puzzle. Goodbye.",
            ])
    }

    @Test func endsAPuzzleWithTheInput() {
        play([])
        #expect(
            recorder.events == Self.opening + [
                .puzzleAbandoned(difficulty: .easy, attempts: 0, isEndOfInput: true),
                .sessionEnded(solved: 0, attempts: [], duration: .zero),
            ])
    }

    @Test func endsAPuzzleWhenThePlayerQuits() {
        play(["quit", "yes"])
        #expect(
            recorder.events == Self.opening + [
                .puzzleAbandoned(difficulty: .easy, attempts: 0, isEndOfInput: false),
                .sessionEnded(solved: 0, attempts: [], duration: .zero),
            ])
    }

    @Test func endsBetweenTwoPuzzlesWithTheInput() {
        play(["498"])
        #expect(
            recorder.events == Self.opening + Self.solution + [
                .sessionEnded(solved: 1, attempts: [1], duration: .zero)
            ])
    }

    @Test func goesOnToTheNextPuzzle() {
        play(["498", " Yes"])
        #expect(
            recorder.events.contains(
                .puzzleStarted(number: 2, difficulty: .easy, digitCount: 3, guessLimit: 10)))
        #expect(recorder.events.last == .sessionEnded(solved: 1, attempts: [1], duration: .zero))
    }

    @Test func offersAnotherPuzzleAfterAFailure() {
        play(Array(repeating: "123", count: 10) + ["no"])
        #expect(screen.lines.suffix(3).first == "It was 498.")
        #expect(recorder.events.last == .sessionEnded(solved: 0, attempts: [], duration: .zero))
    }

    @Test func observesNothingForHelpAndEmptyLines() {
        play(["help", "", "   "])
        #expect(recorder.events.count == Self.opening.count + 2)
    }

    @Test func showsWhyALineIsNoGuess() {
        play(["12", "abc", "112"])
        #expect(
            screen.lines.dropFirst(2).prefix(3) == [
                "A guess has 3 digits.", "A guess has digits only. Type 'help' for the rules.",
                "All digits are different.",
            ])
    }

    @Test func playsADemonstrationByItself() {
        run(DemoPlayer(puzzleCount: 2, show: screen.show), isDemo: true)
        #expect(recorder.events.first == .sessionStarted(difficulty: .easy, isDemo: true))
        #expect(
            recorder.events.dropFirst(2).prefix(2) == [
                .guessRejected(mistake: .wrongLength, line: "12"),
                .hintTaken(position: 1, attempts: 0),
            ])
        guard case .sessionEnded(solved: 2, _, _) = recorder.events.last else {
            Issue.record("the demonstration did not solve its two puzzles")
            return
        }
    }
}

/// Keeps what was shown.
private final class Screen {
    private(set) var lines: [String] = []

    func show(_ text: String) {
        lines.append(text)
    }
}
