/// `unit ms`: a word of the language and what is said with it.
struct AttributeSyntax<Keyword> {
    /// `nil` where the word says it all.
    let value: Token?
    /// The place that a second one of its kind is told about.
    let position: SourcePosition
    let keyword: Keyword

    init(_ keyword: Keyword, _ value: Token?, at position: SourcePosition) {
        self.keyword = keyword
        self.value = value
        self.position = position
    }
}
