/// Plays what is typed, line by line.
struct LinePlayer: Player {
    /// The next line without its end; `nil` at the end of input.
    let readLine: () -> String?

    func nextLine(for puzzle: Puzzle) -> String? {
        readLine()
    }

    /// Takes the next line for an answer. Whatever does not begin like a yes is a no.
    func wantsAnother() -> Bool {
        guard let answer = readLine() else { return false }
        return answer.drop(while: \.isWhitespace).lowercased().hasPrefix("y")
    }
}
