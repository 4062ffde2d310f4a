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
            let end = damage.firstIndex { $0.offset > range.upperBound } ?? damage.endIndex
            report(damage[..<end], line: line, start: range.lowerBound)
            var scanner = LineScanner(
                checker.bytes, range: range, file: file, line: line,
                isDamaged: end > damage.startIndex, diagnostics: diagnostics)
            damage = damage[end...]
            if let scanned = scanner.scan() { lines.append(scanned) }
        }
        return lines
    }

    /// Says each thing once a line: a file of another encoding is full of them.
    private func report(_ damage: ArraySlice<TextChecker.Damage>, line: Int, start: Int) {
        var reported: Set<String> = []
        for first in damage where reported.insert(first.text).inserted {
            let column = max(first.offset - start, 0) + 1
            let position = SourcePosition(file: file, line: line, column: column)
            diagnostics.report(Diagnostic(first.rule, at: position, first.text))
        }
    }
}
