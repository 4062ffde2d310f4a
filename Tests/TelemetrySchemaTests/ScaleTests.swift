import TelemetryGenerator
import TelemetrySchema
import Testing

/// Hostile sizes. The limit is far above what a linear run takes, and far below a quadratic one.
@Suite(.serialized) struct ScaleTests {
    /// How many diagnostics a schema gets, and whether they come quickly.
    private func report(_ text: String) -> (count: Int, isQuick: Bool) {
        var count = 0
        let time = ContinuousClock().measure { count = read(text).diagnostics.count }
        return (count, time < .seconds(20))
    }

    private func million(_ text: String) -> String {
        String(repeating: text, count: 1_000_000 / text.utf8.count)
    }

    @Test func readsAWordOfAMillionBytes() {
        #expect(report("event " + million("a")) == (1, true))
    }

    @Test func readsAListOfAMillionBytes() {
        #expect(report("event a: " + million("b,")) == (1, true))
    }

    @Test func readsAStringOfAMillionBytes() {
        #expect(report("event a\n  as \"" + million("é\\n") + "\"") == (0, true))
    }

    @Test func readsAMillionSigns() {
        #expect(report("event a " + million("[")) == (1, true))
        #expect(report("event a " + million("@")) == (1, true))
    }

    @Test func readsACommentOfAMillionBytes() {
        #expect(report("event a // " + million("x")) == (0, true))
    }

    @Test func readsANumberOfAMillionDigits() {
        #expect(report("event a\n  x: Int = " + million("9")) == (1, true))
        #expect(report("event a\n  x: Double = " + million("9")) == (1, true))
    }

    @Test func readsAMillionRefusedBytes() {
        #expect(report(million("\u{0}") + "event a") == (1, true))
        #expect(report(String(repeating: "\u{0}\n", count: 50_000) + "event a") == (50_000, true))
    }

    @Test func reportsTenThousandMisspelledNames() {
        let names = (0..<10_000).map { "event someEvent\($0): someCategory\($0)\n" }.joined()
        let emitted = (0..<10_000).map { "x\($0)" }.joined(separator: ", ")
        #expect(report(names + "sink Lines\n  emits " + emitted) == (20_000, true))
    }

    @Test func findsEachDefaultAmongTenThousandValues() {
        let values = (0..<10_000).map { "  v\($0)\n" }.joined()
        let fields = (0..<10_000).map { "  f\($0): E = v9999\n" }.joined()
        #expect(report("enum E\n" + values + "event a\n" + fields) == (0, true))
    }

    @Test func reportsAnUnknownTypeBesideEachOfTwentyThousandEnums() {
        let enums = (0..<20_000).map { "enum E\($0)\n  a\n" }.joined()
        let fields = (0..<20_000).map { "  f\($0): Something\($0)\n" }.joined()
        #expect(report(enums + "event a\n" + fields).isQuick)
    }

    @Test func reportsTenThousandDuplicates() {
        let events = (0..<10_000).map { _ in "event a\n  x: Strng\n" }.joined()
        #expect(report(events) == (19_999, true))
    }

    @Test func reportsTenThousandUnwrittenStates() {
        let sinks = (0..<10_000).map { "sink Sink\($0)\n  reads state\($0)\n" }.joined()
        let wirings = Self.wirings(of: 10_000, "Sink")
        #expect(report("event a\n" + sinks + wirings) == (10_000, true))
    }

    @Test func reportsTenThousandBadDefaultsOfAnEnumOfAThousandValues() {
        let values = (0..<1_000).map { "  value\($0)\n" }.joined()
        let fields = (0..<10_000).map { "  field\($0): Size = valeu\($0)\n" }.joined()
        #expect(report("enum Size\n\(values)event a\n\(fields)") == (10_000, true))
    }

    @Test func followsAChainOfAThousandEmissions() {
        let categories = (0..<64).map { "category c\($0)\n" }.joined()
        let events = (0..<64).map { "event e\($0): c\($0)\n" }.joined()
        let sinks = (0..<1_000).map { sink in
            "sink S\(sink): c\(sink % 63)\n  emits e\(sink % 63 + 1)\n"
        }.joined()
        // Nobody receives the last event.
        let wirings = Self.wirings(of: 1_000, "S")
        #expect(report(categories + events + sinks + wirings) == (1, true))
    }

    /// As many wirings as that many sinks need.
    private static func wirings(of count: Int, _ name: String) -> String {
        stride(from: 0, to: count, by: 200).map { first in
            let sinks = (first..<first + 200).map { "\(name)\($0)" }.joined(separator: ", ")
            return "wiring w\(first): \(sinks)\n"
        }.joined()
    }

    @Test func readsTenThousandEvents() {
        let events = (0..<10_000).map { "/// It.\nevent e\($0)\n  a: Int\n  b: String\n" }.joined()
        #expect(report(events) == (0, true))
    }
}
