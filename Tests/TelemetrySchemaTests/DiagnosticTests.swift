import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct DiagnosticTests {
    @Test func printsAWarningAsAnErrorWhereTheRunIsStrict() {
        let reading = read("category business\nevent a\n")
        let lines = reading.diagnostics.flatMap(
            DiagnosticRenderer(paths: reading.paths, isStrict: true).lines)
        #expect(lines == ["1:1:10: error: no event uses category 'business' [unused-category]"])
        #expect(reading.schema != nil)
    }

    @Test func showsControlCharactersOfASchemaAsEscapes() {
        let text =
            "event a\n  as \"x\\n\u{1B}[31m\u{2028}\"\nevent b\n  as \"x\\n\u{1B}[31m\u{2028}\""
        let expected =
            "4:6: error: event 'b' has the wire name \"x\\u{A}\\u{1B}[31m\\u{2028}\" of 'a' "
            + "[duplicate-wire-name]"
        #expect(said(about: text).first == expected)
    }

    @Test func cutsAWordThatNobodyWouldRead() throws {
        let line = try #require(
            said(about: "event a\n  x: \(String(repeating: "y", count: 5_000))\n").first)
        #expect(line.utf8.count < 1_100)
        #expect(line.hasSuffix("…' [unknown-type]"))
    }

    @Test func doesNotWarnAboutWhatMayBeUsedByARefusedLine() {
        #expect(
            said(about: "category business\nevent a busines\nsink Lines: business\n") == [
                "2:9: error: unexpected 'busines' after the name of the event [unexpected-text]"
            ])
    }

    @Test func judgesTheOrderOfSinksBesideAMistakeInAnEvent() {
        let text = "event a\n  x: Strng\nsink Reader\n  reads n\nsink Writer\n  writes n\n"
        #expect(read(text).diagnostics.map(\.rule) == [.unknownType, .readerBeforeWriter])
    }

    @Test func doesNotJudgeTheOrderOfSinksBesideAMistakeInOne() {
        let text = "event a\nsink Reader\n  reads n\nsink Writer\n  wrtes n\n"
        #expect(read(text).diagnostics.map(\.rule) == [.unknownAttribute])
    }

    @Test func judgesExpiryOnlyWhenAsked() throws {
        let reading = read("event a\n  expires 2000-01-01\n")
        #expect(reading.diagnostics == [])
        let today = try #require(CalendarDate("2000-01-01"))
        #expect(try #require(reading.schema).expiredEvents(on: today) == [])
    }
}
