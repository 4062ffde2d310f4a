import Foundation
import TelemetryFacade
import TelemetrySinks
import Testing

@testable import PuzzleGame

/// Whether the composition root is wired as the schema says, and what is said where it is not.
///
/// The factory lets nobody write the roots below; a list by hand does.
@Suite struct WiringTests {
    private let record = CompletionRecord(completedCount: 0)
    private let streamSink = StreamSink<TelemetryEvent>(descriptor: 2)
    private let noOpSink = NoOpTrackingSink<TelemetryEvent>().receiving([.business])

    private var recordSink: RoutedSink<RecordSink> {
        RecordSink(record: record).receiving([.completion])
    }

    private var achievementSink: RoutedSink<AchievementSink> {
        AchievementSink(
            record: record, shelf: AchievementShelf(completedCount: 0), announce: { _ in }
        ).receiving([.completion])
    }

    @Test func wiresWhatTheSchemaDeclares() {
        let root = CompositionRoot(
            completedCount: 0, eventStream: 2, minimumLevel: .fault, announce: { _ in })
        #expect(TelemetryWiring.live.findings(in: root.telemetry) == [])
    }

    @Test func acceptsTheSameListWrittenByHand() {
        #expect(sentences(streamSink, recordSink, achievementSink, noOpSink) == [])
    }

    @Test func reportsASinkLeftOut() throws {
        #expect(
            sentences(recordSink, achievementSink, noOpSink) == [
                "\(try place("sink StreamSink")): sink 'StreamSink' is declared but not in the live "
                    + "sinks; add it at the composition root or take it out of the wiring "
                    + "[unwired]"
            ])
    }

    @Test func reportsASinkAdded() throws {
        let added = OtherSink()
        #expect(
            sentences(streamSink, recordSink, achievementSink, noOpSink, added) == [
                "\(try place("wiring live")): sink 'OtherSink' is in the live sinks but not in "
                    + "wiring 'live'; add it to the wiring or remove it at the composition root "
                    + "[undeclared]"
            ])
    }

    @Test func reportsASinkDoubled() throws {
        #expect(
            sentences(streamSink, recordSink, recordSink, achievementSink, noOpSink) == [
                "\(try place("sink RecordSink")): sink 'RecordSink' is in the live sinks 2 times "
                    + "and receives every event each time; list it once [duplicated]"
            ])
    }

    @Test func reportsASinkMovedBehindTheOneThatReadsFromIt() throws {
        #expect(
            sentences(streamSink, achievementSink, recordSink, noOpSink) == [
                "\(try place("sink RecordSink")): sink 'RecordSink' comes after 'AchievementSink', "
                    + "which reads 'completedCount' that 'RecordSink' writes; the wiring puts it "
                    + "before 'AchievementSink' [out-of-order]"
            ])
    }

    @Test func reportsASinkThatReceivesEverything() throws {
        let unrouted = RecordSink(record: record)
        #expect(
            sentences(streamSink, unrouted, achievementSink, noOpSink) == [
                "\(try place("sink RecordSink")): sink 'RecordSink' receives all, but the schema "
                    + "says completion; wrap it with 'receiving(_:)' as the schema says or change "
                    + "the schema [receives]"
            ])
    }

    private struct OtherSink: TelemetrySink {
        func receive(_ event: TelemetryEvent) {}
    }

    private func sentences(_ sinks: any TelemetrySink<TelemetryEvent>...) -> [String] {
        TelemetryWiring.live.findings(in: Telemetry(sinks: sinks)).map(\.description)
    }

    /// The file and line of the schema that begins with `text`.
    private func place(_ text: String) throws -> String {
        let schema = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Schema/PuzzleGame.telemetry")
        let lines = try String(contentsOf: schema, encoding: .utf8).components(separatedBy: "\n")
        let index = try #require(lines.firstIndex { $0.hasPrefix(text) })
        return "Schema/PuzzleGame.telemetry:\(index + 1)"
    }
}
