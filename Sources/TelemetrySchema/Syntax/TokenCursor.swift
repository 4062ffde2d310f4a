/// Walks over the tokens of one line; its throwing functions throw the diagnostic to report.
struct TokenCursor {
    private let tokens: [Token]
    private let end: SourcePosition
    private var index = 0

    init(_ line: DocumentedLine) {
        tokens = line.tokens
        end = line.line.end
    }

    var next: Token? { index < tokens.count ? tokens[index] : nil }

    mutating func advance() {
        index += 1
    }

    /// Takes the next token if it is the sign or word `text`.
    mutating func take(_ text: String) -> Bool {
        guard let next, next.kind != .string, next.text == text else { return false }
        advance()
        return true
    }

    /// Takes the next token if it is of `kind`.
    mutating func take(_ kind: Token.Kind) -> Token? {
        guard let next, next.kind == kind else { return nil }
        advance()
        return next
    }

    mutating func expect(_ kind: Token.Kind, _ what: String) throws(SyntaxError) -> Token {
        guard let token = take(kind) else { throw expected(what) }
        return token
    }

    /// One name or several, separated by commas.
    mutating func expectNames(_ what: String) throws(SyntaxError) -> [Token] {
        var names = [try expect(.word, what)]
        while take(",") { names.append(try expect(.word, what)) }
        return names
    }

    /// Refuses what is left on the line.
    func expectEnd(after what: String) throws(SyntaxError) {
        guard let next else { return }
        throw SyntaxError(
            Diagnostic(.unexpectedText, at: next.position, RuleWording.surplus(next), what))
    }

    func expected(_ what: String) -> SyntaxError {
        let found = next?.quoted ?? "the end of the line"
        return SyntaxError(Diagnostic(.expected, at: next?.position ?? end, what, found))
    }
}

extension TokenCursor {
    /// Terminal calls separated by commas, each a name or several joined by dots.
    mutating func expectCalls() throws(SyntaxError) -> [Token] {
        var calls: [Token] = []
        repeat {
            let first = try expect(.word, "a call such as 'GKLeaderboard.submitScore'")
            var text = first.text
            while take(".") { text += "." + (try expect(.word, "a name behind '.'")).text }
            calls.append(Token(kind: .word, text: text, position: first.position))
        } while take(",")
        return calls
    }

    /// The string behind `as`, if that is there.
    mutating func takeWireName(_ what: String) throws(SyntaxError) -> Token? {
        take("as") ? try expect(.string, what) : nil
    }

    /// What stands behind `=`, if that is there.
    mutating func takeWireValue() throws(SyntaxError) -> Token? {
        guard take("=") else { return nil }
        guard let value = next else { throw expected("a wire value") }
        advance()
        return value
    }

    /// Platforms separated by blanks, by commas or by both.
    mutating func expectPlatforms() throws(SyntaxError) -> [Token] {
        var platforms: [Token] = []
        repeat {
            platforms.append(try expect(.word, "a platform"))
        } while take(",") || next?.kind == .word
        return platforms
    }
}
