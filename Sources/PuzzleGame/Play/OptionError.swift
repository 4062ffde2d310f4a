/// What is wrong with a command line.
enum OptionError: Error, Equatable {
    case unknownOption(String)
    case unexpectedArgument(String)
    /// The command line ends after an option that needs a value.
    case missingValue(String)
    case invalidDifficulty(String)
    case invalidSeed(String)
}
