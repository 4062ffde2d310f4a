/// Turns the text of one file into the lines that say something, in order.
///
/// Reads a line when it is asked for the next one, so that the tokens of a file need not all be
/// there at once.
package struct Lexer: Sequence, IteratorProtocol {
    private let file: Int
    private let checker: TextChecker
    private let diagnostics: DiagnosticCollector
    private var ranges: LineSplitter
    private var line = 0
    /// How much of the damage lies in front of the next line.
    private var passedDamage = 0

    package init(_ source: SourceFile, file: Int, diagnostics: DiagnosticCollector) {
        self.file = file
        self.diagnostics = diagnostics
        checker = TextChecker(source.bytes)
        ranges = LineSplitter(checker.bytes)
    }

    /// The next line that says something. Reports what is wrong with the lines up to it.
    package mutating func next() -> SourceLine? {
        while let range = ranges.next() {
            line += 1
            let damage = damage(upTo: range.upperBound)
            report(damage, start: range.lowerBound)
            var scanner = LineScanner(
                checker.bytes, range: range, file: file, line: line, isDamaged: !damage.isEmpty,
                diagnostics: diagnostics)
            if let scanned = scanner.scan() { return scanned }
        }
        return nil
    }

    private mutating func damage(upTo end: Int) -> ArraySlice<TextChecker.Damage> {
        let damage = checker.damage[passedDamage...].prefix { $0.offset <= end }
        passedDamage = damage.endIndex
        return damage
    }

    /// Says each thing once a line: a file of another encoding is full of them.
    private func report(_ damage: ArraySlice<TextChecker.Damage>, start: Int) {
        guard !damage.isEmpty else { return }
        var reported: Set<String> = []
        for first in damage where reported.insert(first.text).inserted {
            let column = Swift.max(first.offset - start, 0) + 1
            let position = SourcePosition(file: file, line: line, column: column)
            diagnostics.report(Diagnostic(first.rule, at: position, first.text))
        }
    }
}
