/// Runs grammar rules over lines and reports what they refuse.
struct SyntaxReporter {
    let diagnostics: DiagnosticCollector

    func attempt(
        _ line: DocumentedLine, _ rule: (inout TokenCursor) throws(SyntaxError) -> Void
    ) {
        var cursor = TokenCursor(line)
        do {
            try rule(&cursor)
        } catch {
            diagnostics.report(error.diagnostic)
        }
    }

    /// Reports a word that is none of `Keyword`; returns the one that was probably meant.
    func unknown<Keyword: RawRepresentable<String> & CaseIterable>(
        _ word: Token, _ rule: Rule, _ expected: String
    ) -> Keyword? {
        let suggestion = diagnostics.suggestions.nearest(
            to: word.text, among: Keyword.allCases.map(\.rawValue))
        diagnostics.report(
            Diagnostic(rule, at: word.position, word.text, expected, suggestion: suggestion))
        return suggestion.flatMap(Keyword.init)
    }

    /// The names behind `sign`, if it is there. Reports a mistake itself, so that the declaration
    /// goes on without the list.
    func list(
        after sign: String, _ what: String, _ cursor: inout TokenCursor, previous: String
    ) -> [Token] {
        do {
            guard cursor.take(sign) else {
                try cursor.expectEnd(after: previous)
                return []
            }
            let names = try cursor.expectNames(what)
            try cursor.expectEnd(after: what)
            return names
        } catch {
            diagnostics.report(error.diagnostic)
            return []
        }
    }

    /// Refuses indented lines under a declaration that takes none.
    func refuseMembers(of block: DeclarationBlock) {
        guard let member = block.members.first else { return }
        let declaration = block.header.tokens[0].text
        diagnostics.report(
            Diagnostic(.unexpectedMember, at: member.line.position, declaration))
    }

    /// Refuses documentation above a line that cannot carry it.
    func refuseDocumentation(of line: DocumentedLine, _ reason: String) {
        guard let position = line.documentationPosition else { return }
        diagnostics.report(Diagnostic(.misplacedDocumentation, at: position, reason))
    }

    /// Adds an attribute that may be given once and begins with `word`.
    func add<Keyword>(
        _ attribute: AttributeSyntax<Keyword>, to attributes: inout AttributeList<Keyword>,
        word: Token
    ) {
        if let first = attributes[attribute.keyword] {
            refuseRepeated(word, first: first.position)
        } else {
            attributes.append(attribute)
        }
    }

    /// Sets an attribute that may be given once.
    func set(_ attribute: inout Token?, to value: Token, keyword: Token) {
        if let first = attribute {
            refuseRepeated(keyword, first: first.position)
        } else {
            attribute = value
        }
    }

    /// Sets a list attribute that may be given once.
    func set(_ attribute: inout [Token], to names: [Token], keyword: Token) {
        if let first = attribute.first {
            refuseRepeated(keyword, first: first.position)
        } else {
            attribute = names
        }
    }

    private func refuseRepeated(_ keyword: Token, first: SourcePosition) {
        diagnostics.report(
            Diagnostic(
                .duplicateAttribute, at: keyword.position, keyword.text,
                notes: [.given(at: first)]))
    }
}
