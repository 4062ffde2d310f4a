/// What a line asks for.
enum Command: Equatable {
    case guess(String)
    case hint
    case help
    case quit
    /// An empty line.
    case nothing

    /// Understands `line`, whatever its case and the spaces around it. What is no command is a
    /// guess.
    init(_ line: String) {
        let text = line.trimmed
        self =
            switch text.lowercased() {
            case "": .nothing
            case "hint": .hint
            case "help", "?": .help
            case "quit", "exit": .quit
            default: .guess(String(text))
            }
    }
}

extension StringProtocol {
    /// The text without the white space around it.
    fileprivate var trimmed: SubSequence {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
        return start[...end]
    }
}
