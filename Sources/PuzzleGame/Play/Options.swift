/// What the command line asks for.
struct Options: Equatable {
    var difficulty = Difficulty.medium
    var isDemo = false
    var isHelp = false
    /// Whether events are shown; what a player must know is said in words anyway.
    var showsEvents = false
    /// The file that keeps the record, if one is to be kept.
    var recordPath: String?
    /// What the secrets are drawn from; at random if there is none.
    var seed: UInt64?

    /// Reads `arguments`, the program's name not among them. A repeated option counts last.
    init(arguments: some Sequence<String>) throws(OptionError) {
        var arguments = arguments.makeIterator()
        while let argument = arguments.next() {
            switch argument {
            case "--help", "-h": isHelp = true
            case "--demo": isDemo = true
            case "--events": showsEvents = true
            default: try take(argument, value: { arguments.next() })
            }
        }
    }

    private mutating func take(
        _ argument: String, value: () -> String?
    ) throws(OptionError) {
        switch argument {
        case "--difficulty": difficulty = try Self.difficulty(require(value(), argument))
        case "--record": recordPath = try require(value(), argument)
        case "--seed": seed = try Self.seed(require(value(), argument))
        case _ where argument.hasPrefix("-"): throw .unknownOption(argument)
        default: throw .unexpectedArgument(argument)
        }
    }

    private func require(_ value: String?, _ option: String) throws(OptionError) -> String {
        guard let value else { throw .missingValue(option) }
        return value
    }

    private static func difficulty(_ text: String) throws(OptionError) -> Difficulty {
        switch text {
        case "easy": .easy
        case "medium": .medium
        case "hard": .hard
        default: throw .invalidDifficulty(text)
        }
    }

    private static func seed(_ text: String) throws(OptionError) -> UInt64 {
        guard let seed = UInt64(text) else { throw .invalidSeed(text) }
        return seed
    }
}
