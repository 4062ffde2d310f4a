/// What stands behind `=`: one token, `.easy`, or `[]`. Indirect, because most fields have none.
indirect enum DefaultSyntax {
    case literal(Token)
    /// The word behind the dot.
    case member(Token)
    case emptyList(SourcePosition)
}
