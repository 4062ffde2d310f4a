import TelemetrySchema

/// Finds the words and signs of Swift source that declarations are made of.
///
/// Knows comments, nested ones too, and every kind of string, so that what looks like code in them
/// is passed over. Knows no grammar: that is the scanner's part.
struct SwiftLexer {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    private var tokens: [SwiftToken] = []
    private var interpolationDepth = 0

    /// How deep strings may stand in each other: more than anybody writes, and no more than the
    /// stack takes.
    private static let maximumDepth = 100

    static func tokens(_ bytes: [UInt8]) -> [SwiftToken] {
        var lexer = SwiftLexer(bytes: bytes)
        while lexer.offset < bytes.count { lexer.step() }
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if LineSplitter.hasByteOrderMark(bytes) { (offset, lineStart) = (3, 3) }
    }

    private mutating func step() {
        let byte = bytes[offset]
        if Self.beginsWord(byte) {
            word()
        } else if has("//") {
            skip { !LineSplitter.endsLine($0) }
        } else if has("/*") {
            blockComment()
        } else if let end = BareRegularExpression.end(in: bytes, at: offset) {
            offset = end
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") {
            poundOrString()
        } else if byte == UInt8(ascii: "`") {
            escapedWord()
        } else {
            if !Self.isBlank(byte) { add(String(Unicode.Scalar(byte)), at: offset) }
            advance()
        }
    }

    private mutating func word() {
        let start = offset
        skip { Self.beginsWord($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        add(String(decoding: bytes[start..<offset], as: UTF8.self), at: start)
    }

    private mutating func escapedWord() {
        offset += 1
        let start = offset
        skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
        add(String(decoding: bytes[start..<offset], as: UTF8.self), at: start, isEscaped: true)
        if offset < bytes.count { advance() }
    }

    /// Block comments nest.
    private mutating func blockComment() {
        var depth = 0
        repeat {
            if has("/*") {
                depth += 1
                offset += 2
            } else if has("*/") {
                depth -= 1
                offset += 2
            } else {
                advance()
            }
        } while depth > 0 && offset < bytes.count
    }

    /// A string with any number of `#` before it, a regular expression `#/…/#`, or a lone `#`.
    private mutating func poundOrString() {
        let start = offset
        skip { $0 == UInt8(ascii: "#") }
        let pounds = offset - start
        if has("\"\"\""), pounds == 0 || !closesOnItsLine(pounds: pounds) {
            string(quotes: 3, pounds: pounds)
        } else if has("\"") {
            string(quotes: 1, pounds: pounds)
        } else if pounds > 0, has("/") {
            regularExpression(pounds: pounds)
        }
    }

    private mutating func string(quotes: Int, pounds: Int) {
        offset += quotes
        while offset < bytes.count, !ends(quotes: quotes, pounds: pounds) {
            if quotes == 1, LineSplitter.endsLine(bytes[offset]) { return }
            if bytes[offset] == UInt8(ascii: "\\"), hasPounds(pounds, at: offset + 1) {
                escape(pounds: pounds)
            } else {
                advance()
            }
        }
        offset = min(offset + quotes + pounds, bytes.count)
    }

    /// `\(…)` holds code, with strings of its own; any other escape is one more character.
    private mutating func escape(pounds: Int) {
        offset += 1 + pounds
        guard offset < bytes.count else { return }
        guard bytes[offset] == UInt8(ascii: "("), interpolationDepth < Self.maximumDepth
        else { return advance() }
        interpolationDepth += 1
        defer { interpolationDepth -= 1 }
        let outer = tokens.count
        var depth = 0
        repeat {
            if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            step()
        } while depth > 0 && offset < bytes.count
        tokens.removeLast(tokens.count - outer)
    }

    private mutating func regularExpression(pounds: Int) {
        offset += 1
        while offset < bytes.count {
            if bytes[offset] == UInt8(ascii: "/"), hasPounds(pounds, at: offset + 1) {
                offset += 1 + pounds
                return
            }
            if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { advance() }
            advance()
        }
    }
}

extension SwiftLexer {
    private func ends(quotes: Int, pounds: Int) -> Bool {
        (quotes == 3 ? has("\"\"\"") : has("\"")) && hasPounds(pounds, at: offset + quotes)
    }

    /// Whether the `#"""` here is a string of one line that begins with a quote, as in `#"""#`.
    private func closesOnItsLine(pounds: Int) -> Bool {
        var index = offset + 1
        while index < bytes.count, !LineSplitter.endsLine(bytes[index]) {
            if bytes[index] == UInt8(ascii: "\""), hasPounds(pounds, at: index + 1) { return true }
            index += 1
        }
        return false
    }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count
            && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    private func has(_ prefix: StaticString) -> Bool {
        prefix.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    private mutating func skip(while belongs: (UInt8) -> Bool) {
        while offset < bytes.count, belongs(bytes[offset]) { offset += 1 }
    }

    /// Passes over one byte and counts lines: LF, CRLF and CR each end one.
    private mutating func advance() {
        let byte = bytes[offset]
        offset += 1
        let isReturn = byte == UInt8(ascii: "\r")
        let isFirstOfTwo = isReturn && offset < bytes.count && bytes[offset] == UInt8(ascii: "\n")
        guard byte == UInt8(ascii: "\n") || isReturn, !isFirstOfTwo else { return }
        line += 1
        lineStart = offset
    }

    private mutating func add(_ text: String, at start: Int, isEscaped: Bool = false) {
        tokens.append(
            SwiftToken(text: text, line: line, column: start - lineStart + 1, isEscaped: isEscaped))
    }

    /// Whether a name or a keyword may begin with `byte`; all that is not ASCII may.
    static func beginsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default:
            false
        }
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: " ")
    }
}
