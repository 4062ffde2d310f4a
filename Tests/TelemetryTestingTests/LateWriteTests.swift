import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct LateWriteTests {
    private let declared = manifest(
        DeclaredSink("RecordSink", at: line(1), writes: ["count"]),
        DeclaredSink("AchievementSink", at: line(2), reads: ["count"]))
    private let lane = Owned()

    @Test func findsAWriterOnALaneWhoseReaderDoesNotWait() {
        #expect(
            findings(LanedSink(base: RecordSink(), lane: lane), AchievementSink()) == [
                "Game.telemetry:1: sink 'AchievementSink' reads 'count', which 'RecordSink' "
                    + "writes later, on a lane; forward 'AchievementSink' on the same lane or "
                    + "take 'RecordSink' off its lane [late-write]"
            ])
    }

    @Test func findsAReaderOnAnotherLane() {
        #expect(
            findings(
                LanedSink(base: RecordSink(), lane: lane),
                LanedSink(base: AchievementSink(), lane: Owned())
            ).map { $0.suffix(12) } == ["[late-write]"])
    }

    @Test func acceptsAReaderOnTheSameLane() {
        #expect(
            findings(
                LanedSink(base: RecordSink(), lane: lane),
                LanedSink(base: AchievementSink(), lane: lane)) == [])
    }

    @Test func acceptsAReaderOnALaneOfAWriterThatIsOnNone() {
        #expect(findings(RecordSink(), LanedSink(base: AchievementSink(), lane: lane)) == [])
    }

    private func findings(_ sinks: any TelemetrySink<GameEvent>...) -> [String] {
        declared.findings(in: Telemetry(sinks: sinks)).map(\.description)
    }
}
