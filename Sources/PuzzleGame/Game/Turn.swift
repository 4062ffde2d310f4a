/// A guess and what came of it.
struct Turn: Equatable, Sendable {
    let guess: Code
    let score: Score
}
