/// Who plays: a person at the keyboard, or the game itself.
protocol Player {
    /// The next line for an open puzzle; `nil` once there are no more lines.
    mutating func nextLine(for puzzle: Puzzle) -> String?

    /// Whether there is to be another puzzle after the one that has just ended.
    mutating func wantsAnother() -> Bool
}
