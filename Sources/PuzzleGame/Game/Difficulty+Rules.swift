// The schema owns the words, the game gives them their rules.

typealias Difficulty = TelemetryEvent.Difficulty

extension Difficulty {
    /// How many digits the secret has.
    var digitCount: Int {
        switch self {
        case .easy: 3
        case .medium: 4
        case .hard: 5
        }
    }

    /// How many guesses a player has.
    var guessLimit: Int {
        switch self {
        case .easy, .medium: 10
        case .hard: 12
        }
    }
}
