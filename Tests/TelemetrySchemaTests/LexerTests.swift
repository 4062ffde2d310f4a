import Testing

@testable import TelemetrySchema

@Suite struct LexerTests {
    private func lines(_ bytes: [UInt8]) -> [SourceLine] {
        Array(
            Lexer(
                SourceFile(path: "a", bytes: bytes), file: 0, diagnostics: DiagnosticCollector()))
    }

    private func lines(_ text: String) -> [SourceLine] { lines(Array(text.utf8)) }

    private func tokens(_ text: String) -> [Token] {
        lines(text).flatMap { line -> [Token] in
            if case .tokens(let tokens) = line.content { tokens } else { [] }
        }
    }

    private func positions(_ text: String) -> [String] {
        tokens(text).map { "\($0.text)@\($0.position.line):\($0.position.column)" }
    }

    private func documentation(_ text: String) -> [String] {
        lines(text).compactMap { line -> String? in
            if case .documentation(let text) = line.content { text } else { nil }
        }
    }

    @Test func tellsWordsNumbersStringsAndSignsApart() {
        let kinds = tokens("a: [B]? = -1.5e-3, \"c\" 2027-06-01").map(\.kind)
        let expected: [Token.Kind] = [
            .word, .punctuation, .punctuation, .word, .punctuation, .punctuation, .punctuation,
            .number, .punctuation, .string, .number,
        ]
        #expect(kinds == expected)
    }

    @Test(arguments: ["a b\nc\n", "a b\r\nc\r\n", "a b\rc\r", "a b\nc", "a b\r\nc", "a b\rc"])
    func endsALineAtAnyLineEnding(_ text: String) {
        #expect(positions(text) == ["a@1:1", "b@1:3", "c@2:1"])
    }

    @Test func countsAnEmptyLineForEachOfTwoDifferentEndings() {
        #expect(positions("a\n\rb\r\r\nc") == ["a@1:1", "b@3:1", "c@5:1"])
    }

    @Test func skipsAByteOrderMarkWithoutCountingIt() {
        #expect(positions("\u{FEFF}event a") == ["event@1:1", "a@1:7"])
    }

    @Test func countsATabAsOneColumnAndOtherScriptsInBytes() {
        #expect(positions("\ta\t\tb") == ["a@1:2", "b@1:5"])
        #expect(positions("\"é😀\" b") == ["é😀@1:1", "b@1:10"])
    }

    @Test func readsABlankLineAndACommentAsNothing() {
        #expect(lines("\n   \t\n// words: \"\n//// more\n  //\n").isEmpty)
    }

    @Test func endsALineBeforeItsComment() {
        let line = lines("  level   debug  \t// why")[0]
        #expect(line.end.column == 16)
        #expect(line.isIndented)
    }

    @Test func keepsSlashesInsideAString() {
        #expect(tokens("as \"https://a\" // b").map(\.text) == ["as", "https://a"])
    }

    @Test func takesDocumentationWithoutItsFirstBlankAndTrailingBlanks() {
        #expect(documentation("///  a b \t\n///\n///c\r\n  /// d") == [" a b", "", "c", "d"])
    }

    @Test func decodesEveryEscape() {
        #expect(tokens(#""\"\\\n\r\t\0\u{41}\u{1F600}""#)[0].text == "\"\\\n\r\t\0A😀")
    }

    @Test func keepsOtherCharactersOfAStringAsTheyAre() {
        #expect(tokens("\"a\u{7}\tb\u{2028}\"")[0].text == "a\u{7}\tb\u{2028}")
    }

    @Test func doesNotTakeARefusedByteForIndentation() {
        let lines = lines([0] + Array("event a\n".utf8) + [0xFF] + Array("event b".utf8))
        #expect(lines.map(\.isIndented) == [false, false])
        #expect(lines.map(\.isDamaged) == [true, true])
    }

    @Test func refusesATextOfAnotherEncodingOnceALine() {
        let collector = DiagnosticCollector()
        let utf16 = "event a\n  x: Int\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let file = SourceFile(path: "a", bytes: [0xFF, 0xFE] + utf16)
        _ = Array(Lexer(file, file: 0, diagnostics: collector))
        let places = collector.sorted.map { "\($0.position.line) \($0.rule.rawValue)" }
        #expect(
            places == [
                "1 invalid-utf8", "1 forbidden-character", "2 forbidden-character",
                "3 forbidden-character",
            ])
    }

    @Test func readsNoLineBeforeItIsAskedForIt() {
        let collector = DiagnosticCollector()
        let file = SourceFile(path: "a", bytes: Array("event a\n\n@\nevent b\n".utf8))
        var lines = Lexer(file, file: 0, diagnostics: collector)
        #expect(lines.next()?.position.line == 1)
        #expect(!collector.hasErrors)
        #expect(lines.next()?.position.line == 4)
        #expect(collector.sorted.map(\.position.line) == [3])
        #expect(lines.next()?.position == nil)
    }

    @Test func endsADeclarationAtTheLineThatBeginsTheNext() {
        let collector = DiagnosticCollector()
        let file = SourceFile(
            path: "a", bytes: Array("event a\n  x: Int\nevent b\n@\n/// c\n".utf8))
        var blocks = BlockGrouper(
            Lexer(file, file: 0, diagnostics: collector), diagnostics: collector)
        #expect(blocks.next()?.members.count == 1)
        #expect(!collector.hasErrors)
        #expect(blocks.next()?.members.isEmpty == true)
        #expect(collector.sorted.map(\.position.line) == [4, 5])
        #expect(blocks.next()?.header.tokens == nil)
    }
}
