/// A word or a sign of Swift source.
struct SwiftToken: Equatable {
    let text: String
    /// Counted from 1.
    let line: Int
    /// The byte of the line at which it begins, counted from 1.
    let column: Int
    /// Whether it stood between backticks, and so is no keyword.
    let isEscaped: Bool

    /// Whether it can be a name.
    var isWord: Bool { isEscaped || text.utf8.first.map(SwiftLexer.beginsWord) ?? false }
}
