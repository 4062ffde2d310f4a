package import TelemetrySchema

/// The text that a schema file should have.
package struct FormattedFile: Sendable {
    private let source: SourceFile
    /// The whole text.
    package let text: String

    init(source: SourceFile, text: String) {
        self.source = source
        self.text = text
    }

    /// Says where the file first differs from its text; `nil` if it does not.
    package var difference: Diagnostic? {
        let formatted = Array(text.utf8)
        guard source.bytes != formatted else { return nil }
        if LineSplitter.hasByteOrderMark(source.bytes) {
            return difference(at: .start, FormattingWording.noByteOrderMark)
        }
        let lines = zip(EndedLine.lines(source.bytes), EndedLine.lines(formatted))
        // The shorter one ends where the other goes on, which is a difference too.
        return lines.enumerated().first { $1.0 != $1.1 }.map { index, lines in
            let column = lines.0.commonLength(with: lines.1) + 1
            return difference(
                at: SourcePosition(file: 0, line: index + 1, column: column),
                FormattingWording.expectation(of: lines.1, insteadOf: lines.0))
        }
    }

    private func difference(at position: SourcePosition, _ expected: String) -> Diagnostic {
        Diagnostic(.unformattedText, at: position, expected)
    }
}
