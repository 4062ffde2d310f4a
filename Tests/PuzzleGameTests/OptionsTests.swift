import Testing

@testable import PuzzleGame

@Suite struct OptionsTests {
    @Test func playsAMediumPuzzleUnlessTold() throws {
        let options = try Options(arguments: [])
        #expect(options.difficulty == .medium)
        #expect(!options.isDemo && !options.isHelp && !options.showsEvents)
        #expect(options.recordPath == nil && options.seed == nil)
    }

    @Test func readsEveryOption() throws {
        let options = try Options(arguments: [
            "--difficulty", "hard", "--demo", "--events", "--record", "a b", "--seed", "7",
            "--help",
        ])
        var expected = try Options(arguments: [])
        expected.difficulty = .hard
        expected.isDemo = true
        expected.showsEvents = true
        expected.recordPath = "a b"
        expected.seed = 7
        expected.isHelp = true
        #expect(options == expected)
    }

    @Test func countsARepeatedOptionLast() throws {
        #expect(try Options(arguments: ["--seed", "1", "--seed", "2"]).seed == 2)
    }

    @Test(arguments: [
        (["--bogus"], OptionError.unknownOption("--bogus")),
        (["--demo", "-x"], .unknownOption("-x")),
        (["easy"], .unexpectedArgument("easy")),
        ([""], .unexpectedArgument("")),
        (["--record"], .missingValue("--record")),
        (["--difficulty", "expert"], .invalidDifficulty("expert")),
        (["--seed", "-1"], .invalidSeed("-1")),
        (["--seed", "18446744073709551616"], .invalidSeed("18446744073709551616")),
    ])
    func refusesWhatItDoesNotUnderstand(_ arguments: [String], _ expected: OptionError) {
        #expect(throws: expected) { try Options(arguments: arguments) }
    }
}
