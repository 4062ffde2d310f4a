/// What a player learns from a guess.
struct Score: Equatable, Sendable {
    /// Right digits in the right place.
    let bulls: Int
    /// Right digits in the wrong place.
    let cows: Int
}
