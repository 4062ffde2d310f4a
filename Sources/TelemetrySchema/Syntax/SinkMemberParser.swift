/// Reads the indented lines of a sink.
struct SinkMemberParser: AttributeParser {
    private(set) var sink: SinkSyntax
    let reporter: SyntaxReporter

    init(_ sink: SinkSyntax, _ reporter: SyntaxReporter) {
        self.sink = sink
        self.reporter = reporter
    }

    mutating func attribute(
        _ keyword: SinkKeyword, _ word: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        switch keyword {
        case .reads:
            reporter.set(&sink.reads, to: try cursor.expectNames("a state"), keyword: word)
        case .writes:
            reporter.set(&sink.writes, to: try cursor.expectNames("a state"), keyword: word)
        case .emits:
            let events = try cursor.expectNames("the name of an event")
            reporter.set(&sink.emits, to: events, keyword: word)
        case .calls:
            reporter.set(&sink.calls, to: try cursor.expectCalls(), keyword: word)
        case .on:
            reporter.set(&sink.platforms, to: try cursor.expectPlatforms(), keyword: word)
        case .forwarded:
            reporter.set(&sink.forwarded, to: word, keyword: word)
        }
    }
}
