import Testing

/// A mistake in the wiring of the game.
struct WiringTrap: Sendable, CustomTestStringConvertible {
    /// The mistake, in a few words.
    let testDescription: String
    /// Makes the mistake and answers what is said about it, line by line, without the place.
    let message: @Sendable () async throws -> String

    static let all = compiled + declared + scanned + live + driven

    init(_ description: String, _ message: @escaping @Sendable () async throws -> String) {
        testDescription = description
        self.message = message
    }
}
