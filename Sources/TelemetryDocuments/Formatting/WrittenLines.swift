import TelemetrySchema

/// Takes a file apart into the lines that are to be written.
struct WrittenLines {
    private let bytes: [UInt8]
    /// One for each line of the file, in order.
    private(set) var lines: [WrittenLine] = []

    /// `read` are the lines of the file that say something, in order.
    init(_ bytes: [UInt8], _ read: [SourceLine]) {
        self.bytes = bytes
        var read = read[...]
        for (index, range) in LineSplitter.lines(bytes).enumerated() {
            if let line = read.first, line.position.line == index + 1 {
                read.removeFirst()
                lines.append(written(line, range))
            } else {
                lines.append(commentOrBlank(range))
            }
        }
    }

    private func written(_ line: SourceLine, _ range: Range<Int>) -> WrittenLine {
        switch line.content {
        case .documentation:
            return WrittenLine(kind: .documentation, comment: text(trimmed(range)))
        case .tokens(let tokens):
            var written = WrittenLine(kind: .code, isIndented: line.isIndented)
            var end = range.lowerBound
            for (index, token) in tokens.enumerated() {
                if index > 0, TokenSpacing.isBlank(between: tokens[index - 1], and: token) {
                    written.code += " "
                }
                let spelling = spelling(of: token, in: range)
                written.code += text(spelling)
                end = spelling.upperBound
            }
            written.comment = text(trimmed(end..<range.upperBound))
            return written
        }
    }

    private func commentOrBlank(_ range: Range<Int>) -> WrittenLine {
        let comment = trimmed(range)
        return WrittenLine(
            kind: comment.isEmpty ? .blank : .comment,
            isIndented: !comment.isEmpty && comment.lowerBound > range.lowerBound,
            comment: text(comment))
    }

    /// Where `token` stands, with its quotes if it has any.
    private func spelling(of token: Token, in range: Range<Int>) -> Range<Int> {
        let start = range.lowerBound + token.position.column - 1
        guard token.kind == .string else { return start..<start + token.text.utf8.count }
        var literal = StringLiteral(bytes, in: start + 1..<range.upperBound)
        literal.scan()
        return start..<literal.offset
    }

    /// `range` without blanks at either end.
    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, Self.isBlank(bytes[start]) { start += 1 }
        while start < end, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
