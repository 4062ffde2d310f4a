import TelemetryFacade
import Testing

@testable import TelemetrySinks

@Suite("UnifiedLoggingLine")
struct UnifiedLoggingLineTests {
    private func line(
        _ fields: [(EventField, FieldValue)], showsPrivateValues: Bool = false
    ) -> UnifiedLoggingLine {
        UnifiedLoggingLine(
            SampleEvent(fields: fields), named: "opened", showsPrivateValues: showsPrivateValues)
    }

    private func secrets(_ count: Int) -> [(EventField, FieldValue)] {
        let names: [StaticString] = ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"]
        return zip(names, 1...count).map { (EventField($0, .private), .string("v\($1)")) }
    }

    @Test func showsPublicFieldsInOnePiece() {
        let line = line([
            (EventField("count", .public, unit: "ms"), .integer(-3)),
            (EventField("text", .public), .string("two words")),
        ])
        #expect(line.shown == ["opened count=-3ms text=\"two words\""])
        #expect(line.hidden == [])
    }

    @Test func hidesPrivateValuesOneByOneInTheirPlaces() {
        let line = line([
            (EventField("path", .private), .string("/tmp")),
            (EventField("count", .public), .integer(1)),
            (EventField("name", .private), .string("")),
        ])
        #expect(line.shown == ["opened path=", " count=1 name=", ""])
        #expect(line.hidden == ["/tmp", "\"\""])
    }

    @Test func showsPrivateValuesWhenAskedTo() {
        let line = line([(EventField("path", .private), .string("/tmp"))], showsPrivateValues: true)
        #expect(line.shown == ["opened path=/tmp"])
        #expect(line.hidden == [])
    }

    @Test(arguments: [false, true])
    func neverHoldsASensitiveValue(showsPrivateValues: Bool) {
        let line = line(
            [(EventField("password", .sensitive), .string("hunter2"))],
            showsPrivateValues: showsPrivateValues)
        #expect(line.shown == ["opened password=<sensitive>"])
        #expect(line.hidden == [])
    }

    @Test func hidesUpToSixValuesOneByOne() {
        let line = line(secrets(6))
        #expect(line.shown == ["opened f1=", " f2=", " f3=", " f4=", " f5=", " f6=", ""])
        #expect(line.hidden == ["v1", "v2", "v3", "v4", "v5", "v6"])
    }

    @Test func hidesEverythingFromTheSixthPrivateValueOn() {
        let line = line(secrets(8) + [(EventField("count", .public), .integer(1))])
        #expect(line.shown == ["opened f1=", " f2=", " f3=", " f4=", " f5=", " f6=", ""])
        #expect(line.hidden == ["v1", "v2", "v3", "v4", "v5", "v6 f7=v7 f8=v8 count=1"])
    }

    @Test func isNotMisledByTheMarksInAValue() {
        let line = line([
            (EventField("text", .public), .string("\u{1}\u{2}")),
            (EventField("path", .private), .string("\u{2}\u{1}")),
        ])
        #expect(line.shown == ["opened text=\"\\u{01}\\u{02}\" path=", ""])
        #expect(line.hidden == ["\"\\u{02}\\u{01}\""])
    }

    @Test func cutsALongTextBetweenTwoCharacters() {
        let line = line([
            (EventField("text", .private), .string(String(repeating: "é", count: 900)))
        ])
        let bytes = (line.shown + line.hidden).reduce(0) { $0 + $1.utf8.count }
        #expect(line.shown == ["opened text=", " <cut>"])
        #expect(line.hidden[0].dropLast().allSatisfy { $0 == "é" })
        #expect(line.hidden[0].last == "…")
        #expect((750...UnifiedLoggingLine.limit).contains(bytes))
    }

    @Test func cutsANameThatAloneIsTooLong() {
        let line = UnifiedLoggingLine(
            SampleEvent(), named: HostileEvents.longName, showsPrivateValues: false)
        #expect(line.shown[0].drop { $0 == "n" } == "… <cut>")
        #expect((750...UnifiedLoggingLine.limit).contains(line.shown[0].utf8.count))
    }

    /// From a name that fits, at every distance from the end, to one that does not.
    @Test(arguments: 700...800)
    func neverCutsTheNameOfAField(byteCount: Int) {
        let text = String(repeating: "t", count: byteCount - "opened text=".count)
        let shown = line([
            (EventField("text", .public), .string(text)),
            (EventField("elapsedTime", .public), .integer(7)),
        ]).shown[0]
        let end = shown.drop { $0 != "=" }.drop { $0 == "=" || $0 == "t" }
        #expect([" elapsedTime=7", " <cut>", "… <cut>", "… elapsedTime=7 <cut>"].contains(end))
        #expect(shown.utf8.count <= UnifiedLoggingLine.limit)
    }

    @Test func leavesOutWhatDoesNotFit() {
        let numbers = (100...299).map { (EventField("f", .public), FieldValue.integer($0)) }
        let shown = line(numbers).shown[0]
        #expect(shown.hasPrefix("opened f=100 f=101 "))
        #expect(shown.wholeMatch(of: /opened( f=\d{3})+ <cut>/) != nil)
        #expect((780...UnifiedLoggingLine.limit).contains(shown.utf8.count))
    }
}
