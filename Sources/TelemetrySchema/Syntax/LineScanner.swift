/// Finds the tokens of one line.
struct LineScanner {
    private let bytes: [UInt8]
    private let range: Range<Int>
    private let file: Int
    private let line: Int
    private let diagnostics: DiagnosticCollector
    private var offset: Int
    private var isDamaged: Bool
    private var tokens: [Token] = []

    init(
        _ bytes: [UInt8], range: Range<Int>, file: Int, line: Int, isDamaged: Bool,
        diagnostics: DiagnosticCollector
    ) {
        self.bytes = bytes
        self.range = range
        self.file = file
        self.line = line
        self.isDamaged = isDamaged
        self.diagnostics = diagnostics
        offset = range.lowerBound
    }

    /// The line, or `nil` if it is blank or only a comment.
    mutating func scan() -> SourceLine? {
        skipBlanks()
        let start = position(at: offset)
        if isDocumentation { return sourceLine(.documentation(documentation), from: start) }
        while offset < range.upperBound, !isComment {
            scanToken()
            skipBlanks()
        }
        if isDocumentation { misplacedDocumentation() }
        if isDamaged { diagnostics.keepSilent(about: start) }
        return tokens.isEmpty ? nil : sourceLine(.tokens(tokens), from: start)
    }

    private func sourceLine(
        _ content: SourceLine.Content, from start: SourcePosition
    ) -> SourceLine {
        var end = offset
        while end > range.lowerBound, Self.isBlank(bytes[end - 1]) { end -= 1 }
        return SourceLine(
            content: content, position: start, end: position(at: end), isIndented: isIndented,
            isDamaged: isDamaged)
    }

    private mutating func scanToken() {
        let byte = bytes[offset]
        if ByteClass.beginsWord(byte) {
            append(.word, while: ByteClass.continuesWord)
        } else if ByteClass.isDigit(byte) || beginsSignedNumber {
            append(.number, while: ByteClass.continuesNumber)
        } else if byte == UInt8(ascii: "\"") {
            scanString()
        } else if ByteClass.isPunctuation(byte) {
            let start = position(at: offset)
            offset += 1
            tokens.append(
                Token(kind: .punctuation, text: String(Unicode.Scalar(byte)), position: start))
        } else {
            refuseCharacter(byte)
        }
    }

    private mutating func append(_ kind: Token.Kind, while belongs: (UInt8) -> Bool) {
        let start = offset
        repeat {
            offset += 1
        } while offset < range.upperBound && belongs(bytes[offset]) && spaceLength(at: offset) == 0
        tokens.append(
            Token(kind: kind, text: text(start..<offset), position: position(at: start)))
    }

    private mutating func scanString() {
        let start = position(at: offset)
        var literal = StringLiteral(bytes, in: offset + 1..<range.upperBound)
        literal.scan()
        for escape in literal.invalidEscapes {
            report(.invalidEscape, position(at: escape.offset), escape.text)
        }
        if !literal.isTerminated { report(.unterminatedString, start) }
        offset = literal.offset
        tokens.append(Token(kind: .string, text: literal.text, position: start))
    }

    private mutating func refuseCharacter(_ byte: UInt8) {
        let character = String(Unicode.Scalar(byte))
        let hint = RuleWording.hint(against: character)
        report(.unexpectedCharacter, position(at: offset), character, hint)
        offset += 1
    }

    /// Reads on as if it were a blank.
    private mutating func refuseSpace(of length: Int) {
        let space = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        report(.unexpectedCharacter, position(at: offset), space, RuleWording.onlyBlanks)
        offset += length
    }

    private mutating func misplacedDocumentation() {
        report(.misplacedDocumentation, position(at: offset), "put it on the line above")
        offset = range.upperBound
    }

    private mutating func report(_ rule: Rule, _ position: SourcePosition, _ facts: String...) {
        if !isDamaged || rule != .unexpectedCharacter {
            diagnostics.report(
                Diagnostic(rule, at: position, facts.first ?? "", facts.dropFirst().first ?? ""))
        }
        isDamaged = true
    }
}

extension LineScanner {
    private var isComment: Bool { hasPrefix("//") }

    /// Whether it begins with a blank. A refused character in the first column is not one, unless
    /// it was meant as one.
    private var isIndented: Bool {
        guard let first = bytes[range].first else { return false }
        return first != 0 && (Self.isBlank(first) || spaceLength(at: range.lowerBound) > 0)
    }

    /// As in Swift: three slashes document, four are a plain comment.
    private var isDocumentation: Bool { hasPrefix("///") && !hasPrefix("////") }

    /// The text behind `///` and one blank, without trailing blanks.
    private var documentation: String {
        var text = bytes[offset + 3..<range.upperBound]
        if text.first == UInt8(ascii: " ") { text.removeFirst() }
        while let last = text.last, Self.isBlank(last) { text.removeLast() }
        return self.text(text.indices)
    }

    /// What stands in `range`, without what was refused.
    private func text(_ range: Range<Int>) -> String {
        isDamaged
            ? String(decoding: bytes[range].filter { $0 != 0 }, as: UTF8.self)
            : String(decoding: bytes[range], as: UTF8.self)
    }

    private var beginsSignedNumber: Bool {
        (bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+"))
            && offset + 1 < range.upperBound && ByteClass.isDigit(bytes[offset + 1])
    }

    private func hasPrefix(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { bytes[offset..<range.upperBound].starts(with: $0) }
    }

    private mutating func skipBlanks() {
        while offset < range.upperBound {
            let length = spaceLength(at: offset)
            if length > 0 {
                refuseSpace(of: length)
            } else if Self.isBlank(bytes[offset]) {
                offset += 1
            } else {
                return
            }
        }
    }

    private func spaceLength(at offset: Int) -> Int {
        UTF8Sequence.spaceLength(bytes, at: offset)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0
    }

    private func position(at offset: Int) -> SourcePosition {
        SourcePosition(file: file, line: line, column: offset - range.lowerBound + 1)
    }
}
