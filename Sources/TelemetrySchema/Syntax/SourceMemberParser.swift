/// Reads the indented lines of a source.
struct SourceMemberParser: AttributeParser {
    private(set) var source: SourceSyntax
    let reporter: SyntaxReporter

    init(_ source: SourceSyntax, _ reporter: SyntaxReporter) {
        self.source = source
        self.reporter = reporter
    }

    mutating func attribute(
        _ keyword: SourceKeyword, _ word: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        switch keyword {
        case .emits:
            let events = try cursor.expectNames("the name of an event")
            reporter.set(&source.emits, to: events, keyword: word)
        case .on:
            reporter.set(&source.platforms, to: try cursor.expectPlatforms(), keyword: word)
        }
    }
}
