/// A line of a schema that says something: tokens or documentation.
package struct SourceLine {
    /// What a line can say.
    package enum Content {
        /// The text behind `///`.
        case documentation(String)
        /// At least one token.
        case tokens([Token])
    }

    package let content: Content
    /// The first character that is not white space.
    package let position: SourcePosition
    /// Just behind the last token, where something missing is missing.
    let end: SourcePosition
    /// Whether the line belongs to the declaration above it.
    package let isIndented: Bool
    /// Whether the lexer refused something on it.
    let isDamaged: Bool
}
