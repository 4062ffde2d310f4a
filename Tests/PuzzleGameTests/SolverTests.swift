import TelemetryFacade
import Testing

@testable import PuzzleGame

@Suite struct SolverTests {
    private func puzzle(_ difficulty: Difficulty, _ secret: Code) -> Puzzle {
        Puzzle(
            difficulty, secret: secret, telemetry: Telemetry(sinks: []),
            stopwatch: Stopwatch { .zero })
    }

    @Test func beginsWithTheSmallestCode() {
        let puzzle = puzzle(.medium, Code(digits: [9, 8, 7, 6]))
        #expect(Solver.guess(for: puzzle).digits == [0, 1, 2, 3])
    }

    @Test func usesWhatHintsReveal() {
        var puzzle = puzzle(.medium, Code(digits: [9, 8, 7, 6]))
        _ = puzzle.takeHint()
        #expect(Solver.guess(for: puzzle).digits == [9, 0, 1, 2])
    }

    @Test func neverContradictsWhatItWasTold() throws {
        var puzzle = puzzle(.easy, Code(digits: [9, 8, 7]))
        while puzzle.state == .open {
            let guess = Solver.guess(for: puzzle)
            #expect(puzzle.turns.allSatisfy { guess.score(of: $0.guess) == $0.score })
            _ = try puzzle.guess("\(guess)")
        }
    }

    @Test func findsEverySecretOfAnEasyPuzzleInTime() throws {
        for number in 0..<1_000 {
            let digits = [number / 100, number / 10 % 10, number % 10]
            guard Set(digits).count == digits.count else { continue }
            var puzzle = puzzle(.easy, Code(digits: digits))
            while puzzle.state == .open {
                _ = try puzzle.guess("\(Solver.guess(for: puzzle))")
            }
            #expect(puzzle.state == .solved, "\(puzzle.secret)")
        }
    }
}
