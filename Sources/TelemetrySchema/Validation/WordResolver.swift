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
        let suggestion =
            Self.alias(word.text).flatMap(Value.init)?.rawValue
            ?? diagnostics.suggestions.nearest(to: word.text, among: words)
        diagnostics.report(
            Diagnostic(
                .unknownWord, at: word.position, what, word.text, words.joined(separator: ", "),
                suggestion: suggestion))
        return nil
    }

    /// What the language calls what others call `word`.
    private static func alias(_ word: String) -> String? {
        switch word.lowercased() {
        case "macos", "ios", "ipados", "tvos", "watchos", "visionos", "darwin": "apple"
        case "wasm", "web": "wasi"
        case "trace", "verbose": "debug"
        case "warning", "warn": "notice"
        case "critical", "fatal": "fault"
        default: nil
        }
    }

    /// The text of a string that may not be empty; `nil` after a report.
    func nonEmpty(_ text: Token?, _ what: String) -> String? {
        guard let text else { return nil }
        guard text.text.isEmpty else { return text.text }
        diagnostics.report(Diagnostic(.emptyText, at: text.position, what))
        return nil
    }
}
