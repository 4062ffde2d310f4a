/// Everything the program says, on standard output or as an error.
enum Wording {
    static let usage = """
        usage: PuzzleGame [options]

        Find the secret number. Its digits are all different.

          --difficulty LEVEL   easy, medium (the default) or hard
          --demo               let the game play by itself, and show the events
          --events             show the events on standard error
          --record FILE        keep the count of solved puzzles in FILE
          --seed NUMBER        draw the same secrets each time
          --help               show this text
        """

    static let another = "Another one? (yes or no)"

    static func welcome(_ difficulty: Difficulty) -> String {
        "Find the secret number.\n" + rules(difficulty)
    }

    static func rules(_ difficulty: Difficulty) -> String {
        """
        It has \(difficulty.digitCount) different digits, and you have \(difficulty.guessLimit) \
        guesses.
        A bull is a right digit in the right place, a cow is a right digit elsewhere.
        Type a guess, 'hint', 'help' or 'quit'.
        """
    }

    static func start(number: Int, _ difficulty: Difficulty) -> String {
        "\nPuzzle \(number): " + String(repeating: "*", count: difficulty.digitCount)
    }

    static func echo(_ line: String) -> String {
        "> \(line)"
    }

    static func score(_ score: Score, guessesLeft: Int) -> String {
        """
        \(count(score.bulls, "bull")), \(count(score.cows, "cow")); \
        \(count(guessesLeft, "guess", "guesses")) left
        """
    }

    static func mistake(_ mistake: GuessMistake, _ difficulty: Difficulty) -> String {
        switch mistake {
        case .wrongLength: "A guess has \(difficulty.digitCount) digits."
        case .notDigits: "A guess has digits only. Type 'help' for the rules."
        case .repeatedDigit: "All digits are different."
        }
    }

    static func hint(_ digit: Int?, position: Int) -> String {
        digit.map { "Digit \(position) is \($0)." } ?? "The last digit is yours to find."
    }

    static func ending(of puzzle: Puzzle) -> String {
        switch puzzle.state {
        case .solved: "Solved in \(count(puzzle.turns.count, "guess", "guesses"))."
        default: "It was \(puzzle.secret)."
        }
    }

    static func goodbye(solvedCount: Int) -> String {
        "\nYou solved \(count(solvedCount, "puzzle")). Goodbye."
    }

    static func achievement(_ achievement: Achievement) -> String {
        "* Achievement unlocked: \(title(of: achievement))"
    }

    static func recordKept(completedCount: Int) -> String {
        "On record: \(count(completedCount, "puzzle"))."
    }

    static func eventsLost(_ lostCount: Int) -> String {
        "\(count(lostCount, "event")) got lost."
    }

    static func problem(_ error: OptionError) -> String {
        "error: \(message(for: error))\nTry 'PuzzleGame --help'.\n"
    }

    static func warning(_ failure: RecordFileError, path: String) -> String {
        switch failure {
        case .unreadable(let code):
            "warning: cannot read '\(path)' (error \(code)); this session goes unrecorded\n"
        case .notACount:
            "warning: '\(path)' does not hold a count; this session goes unrecorded\n"
        case .unwritable(let code):
            "warning: cannot write '\(path)' (error \(code)); this session goes unrecorded\n"
        }
    }

    private static func title(of achievement: Achievement) -> String {
        switch achievement {
        case .firstPuzzle: "first puzzle"
        case .thirdPuzzle: "three puzzles"
        case .tenthPuzzle: "ten puzzles"
        }
    }

    private static func message(for error: OptionError) -> String {
        switch error {
        case .unknownOption(let name):
            "unknown option '\(name)'"
        case .unexpectedArgument(let argument):
            "unexpected argument '\(argument)'"
        case .missingValue(let option):
            "option '\(option)' needs a value"
        case .invalidDifficulty(let value):
            "unknown difficulty '\(value)'; expected easy, medium or hard"
        case .invalidSeed(let value):
            "invalid seed '\(value)'; expected a whole number from 0 to \(UInt64.max)"
        }
    }

    private static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
        "\(number) \(number == 1 ? one : many ?? one + "s")"
    }
}
