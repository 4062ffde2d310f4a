/// Plays a few puzzles by itself, after one slip and one hint to show what they look like.
struct DemoPlayer: Player {
    private var openingLines = ["12", "hint"]
    private var puzzlesToCome: Int
    private let show: (String) -> Void

    /// Plays `puzzleCount` puzzles, at least one, and echoes what it types to `show`.
    init(puzzleCount: Int, show: @escaping (String) -> Void) {
        puzzlesToCome = puzzleCount - 1
        self.show = show
    }

    mutating func nextLine(for puzzle: Puzzle) -> String? {
        let line =
            openingLines.isEmpty ? "\(Solver.guess(for: puzzle))" : openingLines.removeFirst()
        show(Wording.echo(line))
        return line
    }

    mutating func wantsAnother() -> Bool {
        puzzlesToCome -= 1
        show(Wording.echo(puzzlesToCome >= 0 ? "yes" : "no"))
        return puzzlesToCome >= 0
    }
}
