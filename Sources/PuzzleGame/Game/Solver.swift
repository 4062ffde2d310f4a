/// Plays without cheating: it knows what a player sees.
enum Solver {
    /// The smallest code that agrees with every turn and hint of `puzzle`; the secret is one.
    static func guess(for puzzle: Puzzle) -> Code {
        var candidate = Array(puzzle.revealedDigits)
        guard complete(&candidate, for: puzzle) else { return puzzle.secret }
        return Code(digits: candidate)
    }

    /// Appends digits to `candidate` until it is a whole code that agrees; false if none does.
    private static func complete(_ candidate: inout [Int], for puzzle: Puzzle) -> Bool {
        guard candidate.count < puzzle.difficulty.digitCount else {
            return agrees(Code(digits: candidate), with: puzzle.turns)
        }
        for digit in 0...9 where !candidate.contains(digit) {
            candidate.append(digit)
            if complete(&candidate, for: puzzle) { return true }
            candidate.removeLast()
        }
        return false
    }

    /// Whether `secret`, if it were the secret, would have given every turn its score.
    private static func agrees(_ secret: Code, with turns: [Turn]) -> Bool {
        turns.allSatisfy { secret.score(of: $0.guess) == $0.score }
    }
}
