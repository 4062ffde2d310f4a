/// Resolves the fixed words of the language: levels, access levels, platforms.
struct WordResolver {
    private let diagnostics: DiagnosticCollector

    init(_ diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
    }

    /// The value that `word` names; reports a word that names none.
    func resolve<Value: RawRepresentable<String> & CaseIterable>(
        _ word: Token, _ what: String
    ) -> Value? {
        if let value = Value(rawValue: word.text) { return value }
        let words = Value.allCases.map(\.rawValue)
        let suggestion = diagnostics.suggestions.nearest(to: word.text, among: words)
        diagnostics.report(
            Diagnostic(
                .unknownWord, at: word.position, what, word.text, words.joined(separator: ", "),
                suggestion: suggestion))
        return nil
    }

    /// The text of a string that may not be empty.
    func nonEmpty(_ text: Token?, _ what: String) -> String? {
        guard let text else { return nil }
        if text.text.isEmpty {
            diagnostics.report(Diagnostic(.emptyText, at: text.position, what))
        }
        return text.text
    }
}
