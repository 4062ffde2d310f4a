import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

@Suite struct PuzzleTests {
    private let recorder = RecordingSink<TelemetryEvent>()
    private let time = ManualStopwatch()

    private func puzzle(_ difficulty: Difficulty = .easy, _ digits: Int...) -> Puzzle {
        Puzzle(
            difficulty, secret: Code(digits: digits), telemetry: Telemetry(sinks: [recorder]),
            stopwatch: time.stopwatch)
    }

    @Test func observesNothingWhenItIsOpened() {
        let puzzle = puzzle(.easy, 1, 2, 3)
        #expect(puzzle.state == .open)
        #expect(recorder.events.isEmpty)
    }

    @Test func keepsEveryGuessWithItsScore() throws {
        var puzzle = puzzle(.easy, 1, 2, 3)
        #expect(try puzzle.guess("132") == Score(bulls: 1, cows: 2))
        #expect(
            puzzle.turns == [
                Turn(guess: Code(digits: [1, 3, 2]), score: Score(bulls: 1, cows: 2))
            ])
        #expect(puzzle.guessesLeft == 9)
    }

    @Test func observesAGuessWithTheTimeItTook() throws {
        var puzzle = puzzle(.easy, 1, 2, 3)
        time.advance(by: .milliseconds(1_500))
        _ = try puzzle.guess("456")
        time.advance(by: .microseconds(2_999))
        _ = try puzzle.guess("132")
        #expect(
            recorder.events == [
                .guessMade(attempt: 1, guess: "456", bulls: 0, cows: 0, durationMs: 1_500),
                .guessMade(attempt: 2, guess: "132", bulls: 1, cows: 2, durationMs: 2),
            ])
    }

    @Test func isSolvedByItsSecret() throws {
        var puzzle = puzzle(.easy, 1, 2, 3)
        _ = try puzzle.guess("123")
        #expect(puzzle.state == .solved)
    }

    @Test func observesASolutionAfterItsGuess() throws {
        time.advance(by: .seconds(60))
        var puzzle = puzzle(.easy, 1, 2, 3)
        _ = puzzle.takeHint()
        time.advance(by: .seconds(3))
        _ = try puzzle.guess("123")
        #expect(
            recorder.events == [
                .hintTaken(position: 1, attempts: 0),
                .guessMade(attempt: 1, guess: "123", bulls: 3, cows: 0, durationMs: 3_000),
                .puzzleSolved(difficulty: .easy, attempts: 1, duration: .seconds(3), hints: 1),
            ])
    }

    @Test func isFailedByItsLastGuess() throws {
        var puzzle = puzzle(.hard, 1, 2, 3, 4, 5)
        _ = try puzzle.guess("12346")
        for _ in 2..<12 { _ = try puzzle.guess("67890") }
        #expect(puzzle.state == .open)
        _ = try puzzle.guess("67890")
        #expect(puzzle.state == .failed)
        #expect(
            recorder.events.last == .puzzleFailed(difficulty: .hard, attempts: 12, mostBulls: 4))
    }

    @Test func isSolvedByARightLastGuess() throws {
        var puzzle = puzzle(.easy, 1, 2, 3)
        for _ in 1..<10 { _ = try puzzle.guess("456") }
        _ = try puzzle.guess("123")
        #expect(puzzle.state == .solved)
        #expect(
            recorder.events.last
                == .puzzleSolved(difficulty: .easy, attempts: 10, duration: .zero, hints: 0))
    }

    @Test func chargesNothingForALineThatIsNoGuess() {
        var puzzle = puzzle(.easy, 1, 2, 3)
        #expect(throws: GuessMistake.repeatedDigit) { try puzzle.guess("455") }
        #expect(puzzle.turns.isEmpty)
        #expect(recorder.events == [.guessRejected(mistake: .repeatedDigit, line: "455")])
    }

    @Test func revealsTheDigitsFromTheLeft() {
        var puzzle = puzzle(.easy, 7, 2, 9)
        #expect(puzzle.takeHint() == 7)
        #expect(puzzle.takeHint() == 2)
        #expect(puzzle.revealedDigits == [7, 2])
    }

    @Test func keepsTheLastDigitToItself() {
        var puzzle = puzzle(.easy, 7, 2, 9)
        _ = puzzle.takeHint()
        _ = puzzle.takeHint()
        #expect(puzzle.takeHint() == nil)
        #expect(
            recorder.events == [
                .hintTaken(position: 1, attempts: 0), .hintTaken(position: 2, attempts: 0),
            ])
    }

    @Test(arguments: [true, false])
    func observesWhyItWasAbandoned(_ isEndOfInput: Bool) {
        var puzzle = puzzle(.medium, 1, 2, 3, 4)
        puzzle.abandon(isEndOfInput: isEndOfInput)
        #expect(puzzle.state == .abandoned)
        #expect(
            recorder.events == [
                .puzzleAbandoned(difficulty: .medium, attempts: 0, isEndOfInput: isEndOfInput)
            ])
    }
}
