/// Turns the text of one file into lines of tokens.
package struct Lexer {
    private let file: Int
    private let checker: TextChecker
    private let diagnostics: DiagnosticCollector

    package init(_ source: SourceFile, file: Int, diagnostics: DiagnosticCollector) {
        self.file = file
        self.diagnostics = diagnostics
        checker = TextChecker(source.bytes)
    }

    /// The lines that say something, in order.
    package func lines() -> [SourceLine] {
        var damage = checker.damage[...]
        var lines: [SourceLine] = []
        for (index, range) in LineSplitter.lines(checker.bytes).enumerated() {
            let line = index + 1
            var isDamaged = false
            while let first = damage.first, first.offset <= range.upperBound {
                report(damage.removeFirst(), line: line, start: range.lowerBound)
                isDamaged = true
            }
            var scanner = LineScanner(
                checker.bytes, range: range, file: file, line: line, isDamaged: isDamaged,
                diagnostics: diagnostics)
            if let scanned = scanner.scan() { lines.append(scanned) }
        }
        return lines
    }

    private func report(_ damage: TextChecker.Damage, line: Int, start: Int) {
        let column = max(damage.offset - start, 0) + 1
        let position = SourcePosition(file: file, line: line, column: column)
        diagnostics.report(Diagnostic(damage.rule, at: position, damage.text))
    }
}
