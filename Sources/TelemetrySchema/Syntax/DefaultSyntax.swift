/// What stands behind `=`: one token, `.easy`, or `[]`.
enum DefaultSyntax {
    case literal(Token)
    /// The word behind the dot.
    case member(Token)
    case emptyList(SourcePosition)
}
