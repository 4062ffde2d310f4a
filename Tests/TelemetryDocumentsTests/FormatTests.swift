import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct FormatTests {
    /// `text` as it should be written, or what is said about it.
    private func formatted(_ text: String) -> String {
        let formatting = format(text)
        return formatting.formatted?.text ?? formatting.diagnostics.map(\.message).joined()
    }

    private func format(_ text: String) -> SchemaPipeline.Formatting {
        SchemaPipeline.format(SourceFile(path: "", bytes: Array(text.utf8)))
    }

    /// `line:column: message` of the first place at which `text` is not formatted.
    private func difference(_ text: String) -> String? {
        format(text).formatted?.difference.map {
            "\($0.position.line):\($0.position.column): \($0.message)"
        }
    }

    @Test func setsTokensApartByOneBlankOrNone() {
        #expect(
            formatted(
                """
                event\ta :b ,c
                  x:[ Int ] ?=[ ]  public\tunit"m/s"max 5
                  y  :Size? = . easy as"k"
                enum Size
                  easy="e"
                  old= -1
                sink   S:all
                  calls A . b ,C.d
                  on apple linux ,wasi
                """) == """
                    event a: b, c
                      x: [Int]? = [] public unit "m/s" max 5
                      y: Size? = .easy as "k"
                    enum Size
                      easy = "e"
                      old = -1
                    sink S: all
                      calls A.b, C.d
                      on apple linux, wasi

                    """)
    }

    @Test(arguments: [
        "\"\"", "\"a  =b:c,d // no\"", "\"\\\"//\\\\\"", "\"\\u{0041}\\t\"", "\"日本 語\"",
        "0xFF", "1_000", "+1", "1.50e-03", "-0.0",
    ])
    func keepsTheSpellingOfAValue(_ value: String) {
        #expect(
            formatted("event a\n  x: Int   =   \(value)  public")
                == "event a\n  x: Int = \(value) public\n")
    }

    @Test func indentsMembersByTwoBlanks() {
        #expect(
            formatted("event a\n x: Int\n\ty: Int\n        level info\n\n  owner \"o\"")
                == "event a\n  x: Int\n  y: Int\n  level info\n\n  owner \"o\"\n")
    }

    @Test func keepsTheTextAndPlaceOfComments() {
        #expect(
            formatted("//  one\t\n   ////two\n//\nevent a\n      // three  =x\n// four\n  x: Int")
                == "//  one\n  ////two\n//\nevent a\n  // three  =x\n// four\n  x: Int\n")
    }

    @Test func putsDocumentationWhereWhatItDocumentsIs() {
        #expect(
            formatted("///It.  \n///\n///\tIs.\nevent a\n/// Which.\n       ///  One.\n x: Int")
                == "///It.\n///\n///\tIs.\nevent a\n  /// Which.\n  ///  One.\n  x: Int\n")
    }

    @Test func putsTrailingCommentsOfConsecutiveLinesOneBelowTheOther() {
        #expect(
            formatted("event a// one\n  x: Int  //two\n  größe: Int     // three\n  y: Int\n//\n")
                == "event a       // one\n  x: Int      //two\n  größe: Int  // three\n"
                + "  y: Int\n//\n")
    }

    @Test func putsATrailingCommentBehindLongCodeAndLeavesOthersAlone() {
        let long = "event e: " + (0..<20).map { "category\($0)" }.joined(separator: ", ")
        #expect(
            formatted("event a //1\n  x: Int //2\n\(long) //3\nevent bc //4\nevent d //5")
                == "event a   //1\n  x: Int  //2\n\(long)  //3\nevent bc  //4\nevent d   //5\n")
    }

    @Test func leavesOneBlankLineInPlaceOfSeveralAndNoneAtTheEnds() {
        #expect(
            formatted("\n \n//\n\n\t\n\nevent a\n\n  x: Int\nevent b\n\n\n")
                == "//\n\nevent a\n\n  x: Int\nevent b\n")
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func endsEveryLineWithALineFeed(_ ending: String) {
        let text = ["\u{FEFF}// one", "", "event a  ", "  x: Int"].joined(separator: ending)
        #expect(formatted(text) == "// one\n\nevent a\n  x: Int\n")
    }

    @Test(arguments: ["", "\n", " \r\n\t", "\u{FEFF}", "\u{FEFF}\n\n"])
    func leavesNothingOfAFileThatSaysNothing(_ text: String) {
        #expect(formatted(text) == "")
    }

    @Test func asksForNoNameToBeKnown() {
        #expect(formatted("event  größe:x\n  a:Strng") == "event größe: x\n  a: Strng\n")
    }

    @Test func refusesAFileWithEveryMistakeOfSyntax() {
        let formatting = format("  level info\nevnt a\nevent b `\n  x:\n  owner \"a\n")
        #expect(formatting.formatted == nil)
        #expect(
            formatting.diagnostics.map(\.rule) == [
                .unexpectedIndentation, .unknownDeclaration, .unexpectedCharacter, .expected,
                .unterminatedString,
            ])
    }

    @Test(arguments: [
        ("\u{FEFF}event a\n", "1:1: expected no byte order mark"),
        ("\nevent a\n", "1:1: expected 'event a'"),
        ("event a\n  größe:Int\n", "2:11: expected '  größe: Int'"),
        ("event a\n  x: Int //é\n  y: Int  //è\n", "2:10: expected '  x: Int  //é'"),
        ("event a\n\t\nevent b\n", "2:1: expected a blank line"),
        ("event a\r\nevent b\n", "1:8: expected a line feed at the end of the line"),
        ("event a\nevent b", "2:8: expected a line feed at the end of the line"),
        ("event a\n\n", "2:1: expected the end of the file"),
        ("event a\n  ", "2:1: expected the end of the file"),
        ("\n", "1:1: expected the end of the file"),
    ])
    func saysWhereAFileFirstDiffers(_ text: String, _ place: String) {
        let expected = place.replacing(": expected", with: ": the text is not formatted; expected")
        #expect(difference(text) == expected)
    }

    @Test func hasNothingToSayAboutAFormattedFile() {
        #expect(difference("event a\n  x: Int  // é\n") == nil)
        #expect(difference("") == nil)
    }

    @Test func formatsAHundredThousandLinesAndALineOfAMillionBytesQuickly() {
        let lines = String(repeating: "event   a// x\n  x:Int\n\n\n", count: 25_000)
        let long = "event a: " + String(repeating: "b,", count: 500_000) + "b // x\n"
        let time = ContinuousClock().measure {
            #expect(formatted(long + lines).utf8.count == 2_100_016)
        }
        #expect(time < .seconds(20))
    }
}
