import TelemetrySchema

/// What stands between two tokens of a line.
enum TokenSpacing {
    /// Whether it is a blank; otherwise it is nothing.
    static func isBlank(between left: Token, and right: Token) -> Bool {
        switch right.sign {
        case ":", ",", "?", "]": return false
        // `GKLeaderboard.submitScore`, but `= .easy`
        case "." where left.kind == .word: return false
        default: return left.sign != "[" && left.sign != "."
        }
    }
}

extension Token {
    /// The sign that the token is; `nil` if it is none.
    fileprivate var sign: String? { kind == .punctuation ? text : nil }
}
