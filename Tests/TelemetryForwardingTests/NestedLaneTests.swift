import EventSupport
import TelemetryFacade
import TelemetryForwarding
import TelemetryTesting
import Testing

/// A lane behind another.
@Suite struct NestedLaneTests {
    private let lanes = (0..<2).map { _ in
        ForwardingLane<GameEvent>(capacity: 1, timeLimit: nil) { _ in }
    }

    @Test func tellsTheTimeOfObservationThroughSeveralLanes() async {
        let times = Journal<WallClockTime>()
        let sink = lanes[0].forward(lanes[1].forward(TimedSink(times: times)))
        let time = WallClockTime(secondsSince1970: 7)
        sink.receive(.launched, observedAt: time)
        for lane in lanes { await lane.finish() }
        #expect(times.entries == [time])
    }

    @Test func findsTheLaneThatCallsTheSinkBehindAnother() {
        let location = SchemaLocation("Game.telemetry", 1)
        let declared = WiringManifest<GameEvent>(
            name: "live", location: location,
            sinks: [
                DeclaredSink("PlainSink", at: location, writes: ["count"]),
                DeclaredSink("JournalSink", at: location, reads: ["count"]),
            ])
        let (writer, reader) = (PlainSink(journal: Journal()), JournalSink(journal: Journal()))
        let apart = Telemetry(sinks: [
            lanes[0].forward(lanes[1].forward(writer)), lanes[0].forward(reader),
        ])
        #expect(declared.findings(in: apart).map { "\($0)".suffix(12) } == ["[late-write]"])
        let together = Telemetry(
            sinks: [lanes[0].forward(lanes[1].forward(writer)), lanes[1].forward(reader)])
        #expect(declared.findings(in: together) == [])
    }
}
