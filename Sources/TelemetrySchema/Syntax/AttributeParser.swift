/// Reads the indented lines of a declaration that has attributes.
protocol AttributeParser {
    associatedtype Keyword: AttributeKeyword

    var reporter: SyntaxReporter { get }

    /// Reads what follows `word`, which is `keyword`.
    mutating func attribute(
        _ keyword: Keyword, _ word: Token, _ cursor: inout TokenCursor
    ) throws(SyntaxError)

    /// Reads a line that is no attribute; `false` if there is none of that kind.
    mutating func member(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) -> Bool
}

extension AttributeParser {
    mutating func parse(_ lines: [DocumentedLine]) {
        for line in lines {
            reporter.attempt(line) { cursor throws(SyntaxError) in
                if try !member(line, &cursor) { try attribute(line, &cursor) }
            }
        }
    }

    mutating func member(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) -> Bool {
        false
    }

    private mutating func attribute(
        _ line: DocumentedLine, _ cursor: inout TokenCursor
    ) throws(SyntaxError) {
        let word = try cursor.expect(.word, Keyword.list)
        guard let keyword = Keyword(rawValue: word.text) else {
            let _: Keyword? = reporter.unknown(word, .unknownAttribute, Keyword.list)
            return
        }
        try attribute(keyword, word, &cursor)
        reporter.refuseDocumentation(of: line, "an attribute takes none")
        try cursor.expectEnd(after: "'\(word.text)'")
    }
}
