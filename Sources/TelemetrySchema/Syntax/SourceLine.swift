/// A line of a schema that says something: tokens or documentation.
package struct SourceLine {
    /// What a line can say.
    enum Content {
        /// The text behind `///`.
        case documentation(String)
        /// At least one token.
        case tokens([Token])
    }

    let content: Content
    /// The first character that is not white space.
    let position: SourcePosition
    /// Just behind the last token, where something missing is missing.
    let end: SourcePosition
    /// Whether the lexer refused something on it. Later stages then keep silent about the line.
    let isDamaged: Bool

    /// Whether the line belongs to the declaration above it.
    var isIndented: Bool { position.column > 1 }
}
