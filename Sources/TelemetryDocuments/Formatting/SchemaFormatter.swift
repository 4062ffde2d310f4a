import TelemetrySchema

/// Writes a schema file in the one form in which all are written.
///
/// Changes blanks, blank lines and line endings, nothing that is read. Takes lines that were read
/// without an error, so that it never has to guess.
struct SchemaFormatter {
    private let source: SourceFile
    private let lines: [SourceLine]

    /// `lines` are those of `source`.
    init(_ source: SourceFile, _ lines: [SourceLine]) {
        self.source = source
        self.lines = lines
    }

    /// The whole file.
    func format() -> FormattedFile {
        var written = WrittenLines(source.bytes, lines).lines
        indentDocumentation(&written)
        TrailingComments.align(&written)
        var text = ""
        for line in withoutSurplusBlankLines(written) {
            text += line.text
            text += "\n"
        }
        return FormattedFile(source: source, text: text)
    }

    /// Documentation stands where what it documents does.
    private func indentDocumentation(_ written: inout [WrittenLine]) {
        var isIndented = false
        for index in written.indices.reversed() {
            switch written[index].kind {
            case .code: isIndented = written[index].isIndented
            case .documentation: written[index].isIndented = isIndented
            case .comment, .blank: break
            }
        }
    }

    /// One blank line in place of several, none at the beginning and at the end.
    private func withoutSurplusBlankLines(_ written: [WrittenLine]) -> [WrittenLine] {
        var kept: [WrittenLine] = []
        for line in written where line.kind != .blank || kept.last.map(\.isBlank) == false {
            kept.append(line)
        }
        if kept.last?.isBlank == true { kept.removeLast() }
        return kept
    }
}

extension WrittenLine {
    fileprivate var isBlank: Bool { kind == .blank }
}
