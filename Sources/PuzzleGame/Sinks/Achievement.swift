/// What a player earns by solving puzzles.
enum Achievement: Int, CaseIterable, Sendable {
    // The raw value is the number of solved puzzles it takes.
    case firstPuzzle = 1
    case thirdPuzzle = 3
    case tenthPuzzle = 10
}
