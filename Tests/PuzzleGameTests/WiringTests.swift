import Foundation
import ProcessSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

/// Whether the composition root is wired as the schema says, and where the schema says otherwise.
@Suite struct WiringTests {
    private var root = HandWiredRoot()

    @Test func wiresWhatTheSchemaDeclares() throws {
        let root = try CompositionRoot.forTest()
        let findings = TelemetryWiring.live.findings(in: root.telemetry, sources: root.sources)
        #expect(findings == [])
    }

    @Test func acceptsTheSameListWrittenByHand() {
        #expect(root.findings == [])
    }

    @Test mutating func reportsASinkLeftOut() throws {
        root.streamSink = []
        try expect(
            "sink StreamSink",
            "sink 'StreamSink' is declared but not in the live sinks; add it at the composition "
                + "root or take it out of the wiring [unwired]")
    }

    @Test mutating func reportsASinkAdded() throws {
        root.added = [OtherSink()]
        try expect(
            "wiring live",
            "sink 'OtherSink' is in the live sinks but not in wiring 'live'; add it to the wiring "
                + "or remove it at the composition root [undeclared]")
    }

    @Test mutating func reportsASinkDoubled() throws {
        root.recordSink += root.recordSink
        try expect(
            "sink RecordSink",
            "sink 'RecordSink' is in the live sinks 2 times and receives every event each time; "
                + "list it once [duplicated]")
    }

    @Test mutating func reportsASinkMovedBehindTheOneThatReadsFromIt() throws {
        root.achievementSink += root.recordSink
        root.recordSink = []
        try expect(
            "sink RecordSink",
            "sink 'RecordSink' comes after 'AchievementSink', which reads 'completedCount' that "
                + "'RecordSink' writes; the wiring puts it before 'AchievementSink' "
                + "[out-of-order]")
    }

    @Test mutating func reportsASinkThatReceivesEverything() throws {
        root.recordSink = [RecordSink(record: root.record)]
        try expect(
            "sink RecordSink",
            "sink 'RecordSink' receives all, but the schema says completion; wrap it with "
                + "'receiving(_:)' as the schema says or change the schema [receives]")
    }

    private struct OtherSink: TelemetrySink {
        func receive(_ event: TelemetryEvent) {}
    }

    /// Expects one finding, `sentence`, at the line of the schema that begins with `text`.
    private func expect(_ text: String, _ sentence: String) throws {
        let schema = BuiltProducts.package.appending(path: "Schema/PuzzleGame.telemetry")
        let lines = try String(contentsOf: schema, encoding: .utf8).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.hasPrefix(text) })
        #expect(
            root.findings.map(\.description) == [
                "Schema/PuzzleGame.telemetry:\(index + 1): \(sentence)"
            ])
    }
}
