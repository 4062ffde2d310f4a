import Testing

@testable import PuzzleGame

@Suite struct CommandTests {
    @Test(arguments: [
        ("hint", Command.hint), ("  HINT\t", .hint), ("help", .help), ("?", .help),
        ("quit", .quit), ("exit\r", .quit), ("", .nothing), (" \t ", .nothing),
    ])
    func knowsItsWords(_ line: String, _ expected: Command) {
        #expect(Command(line) == expected)
    }

    @Test(arguments: [("0123", "0123"), (" 0123 ", "0123"), ("Hints", "Hints"), ("01 23", "01 23")])
    func takesAnythingElseForAGuess(_ line: String, _ guess: String) {
        #expect(Command(line) == .guess(guess))
    }
}
