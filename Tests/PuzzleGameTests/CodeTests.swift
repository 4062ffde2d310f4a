import Testing

@testable import PuzzleGame

@Suite struct CodeTests {
    @Test func readsTheDigitsInOrder() throws {
        #expect(try Code.parse("0729", digitCount: 4).digits == [0, 7, 2, 9])
    }

    @Test func printsWhatItWasReadFrom() throws {
        #expect(try "\(Code.parse("0729", digitCount: 4))" == "0729")
    }

    @Test(arguments: ["", "072", "07291"])
    func refusesAnotherNumberOfDigits(_ text: String) {
        #expect(throws: GuessMistake.wrongLength) { try Code.parse(text, digitCount: 4) }
    }

    @Test(arguments: ["07a9", "07 9", "-729", "07½9", "07٣9", "07\u{0}9", "07👩‍👩‍👧9"])
    func refusesWhatIsNoDigit(_ text: String) {
        #expect(throws: GuessMistake.notDigits) { try Code.parse(text, digitCount: 4) }
    }

    @Test func refusesADigitThatComesTwice() {
        #expect(throws: GuessMistake.repeatedDigit) { try Code.parse("0707", digitCount: 4) }
    }

    @Test(arguments: [
        ("1234", Score(bulls: 4, cows: 0)), ("4321", Score(bulls: 0, cows: 4)),
        ("5678", Score(bulls: 0, cows: 0)), ("1243", Score(bulls: 2, cows: 2)),
        ("1567", Score(bulls: 1, cows: 0)), ("5167", Score(bulls: 0, cows: 1)),
    ])
    func scoresAGuess(_ guess: String, _ expected: Score) throws {
        let secret = Code(digits: [1, 2, 3, 4])
        #expect(try secret.score(of: Code.parse(guess, digitCount: 4)) == expected)
    }

    @Test(arguments: [3, 4, 5, 10])
    func drawsDifferentDigits(_ digitCount: Int) {
        var generator = SeededGenerator(seed: 7)
        let code = Code.random(digitCount: digitCount, using: &generator)
        #expect(Set(code.digits).count == digitCount)
        #expect(code.digits.count == digitCount)
        #expect(code.digits.allSatisfy { (0...9).contains($0) })
    }
}
