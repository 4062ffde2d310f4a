/// Reads the indented lines of a sink.
struct SinkMemberParser {
    private(set) var sink: SinkSyntax
    private let reporter: SyntaxReporter

    init(_ sink: SinkSyntax, _ reporter: SyntaxReporter) {
        self.sink = sink
        self.reporter = reporter
    }

    mutating func parse(_ lines: [DocumentedLine]) {
        for line in lines {
            reporter.attempt(line) { cursor throws(SyntaxError) in try attribute(line, &cursor) }
        }
    }

    private mutating func attribute(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let word = try cursor.expect(.word, SinkKeyword.list)
        guard let keyword = SinkKeyword(rawValue: word.text) else {
            let _: SinkKeyword? = reporter.unknown(
                word, .unknownAttribute, SinkKeyword.list)
            return
        }
        try attribute(keyword, word, &cursor)
        reporter.refuseDocumentation(of: line, "an attribute takes none")
        try cursor.expectEnd(after: "'\(word.text)'")
    }

    private mutating func attribute(
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

/// Reads the indented lines of a source.
struct SourceMemberParser {
    private(set) var source: SourceSyntax
    private let reporter: SyntaxReporter

    init(_ source: SourceSyntax, _ reporter: SyntaxReporter) {
        self.source = source
        self.reporter = reporter
    }

    mutating func parse(_ lines: [DocumentedLine]) {
        for line in lines {
            reporter.attempt(line) { cursor throws(SyntaxError) in try attribute(line, &cursor) }
        }
    }

    private mutating func attribute(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let word = try cursor.expect(.word, "emits or on")
        switch SourceKeyword(rawValue: word.text) {
        case .emits:
            let events = try cursor.expectNames("the name of an event")
            reporter.set(&source.emits, to: events, keyword: word)
        case .on:
            reporter.set(&source.platforms, to: try cursor.expectPlatforms(), keyword: word)
        case nil:
            let _: SourceKeyword? = reporter.unknown(
                word, .unknownAttribute, "emits or on")
            return
        }
        reporter.refuseDocumentation(of: line, "an attribute takes none")
        try cursor.expectEnd(after: "'\(word.text)'")
    }
}
