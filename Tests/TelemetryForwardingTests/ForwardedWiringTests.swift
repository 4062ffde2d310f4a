import EventSupport
import TelemetryFacade
import TelemetryForwarding
import TelemetryTesting
import Testing

@Suite struct ForwardedWiringTests {
    private let journal = Journal<String>()
    private let lane = ForwardingLane<GameEvent>(capacity: 1, timeLimit: nil) { _ in }
    private let location = SchemaLocation("Game.telemetry", 1)

    @Test func findsNothingAboutAForwardedSink() {
        #expect(findings("JournalSink", lane.forward(JournalSink(journal: journal))) == [])
        #expect(findings("PlainSink", lane.forward(PlainSink(journal: journal))) == [])
    }

    @Test func looksThroughARouteBehindAndBeforeTheLane() {
        let plain = PlainSink(journal: journal)
        for sink in [
            lane.forward(plain.receiving(.business)) as any TelemetrySink<GameEvent>,
            lane.forward(plain).receiving(.business),
        ] {
            #expect(findings("PlainSink", sink, receives: .categories(.business)) == [])
        }
    }

    @Test func findsAPlaceThatNothingIsBoundTo() throws {
        let place = lane.forward(deferred: JournalSink.self, capacity: 1)
        #expect(
            findings("JournalSink", place.sink) == [
                "Game.telemetry:1: sink 'JournalSink' is deferred and nothing is bound to it; "
                    + "call 'setDownstream' at the composition root [unbound]"
            ])
        try place.setDownstream(JournalSink(journal: journal))
        #expect(findings("JournalSink", place.sink) == [])
    }

    @Test func seesThatAPlaceBehindALaneWasBoundMeanwhile() throws {
        let place = DeferredSink<PlainSink>(capacity: 1)
        let forwarded = lane.forward(place)
        #expect(findings("PlainSink", forwarded).map { $0.suffix(9) } == ["[unbound]"])
        try place.setDownstream(PlainSink(journal: journal))
        #expect(findings("PlainSink", forwarded) == [])
    }

    @Test func findsAnActorBehindALane() {
        #expect(
            findings("ActorSink", lane.forward(ActorSink())) == [
                "Game.telemetry:1: sink 'ActorSink' is a class or an actor; make 'ActorSink' a "
                    + "struct and let the composition root own its state [stateful]"
            ])
    }

    private actor ActorSink: AsyncTelemetrySink {
        func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {}
    }

    @Test func findsAReaderThatDoesNotWaitForTheWritersLane() {
        let declared = WiringManifest<GameEvent>(
            name: "live", location: location,
            sinks: [
                DeclaredSink("JournalSink", at: location, writes: ["count"], isForwarded: true),
                DeclaredSink("PlainSink", at: location, reads: ["count"]),
            ])
        let writer = lane.forward(JournalSink(journal: journal))
        let reader = PlainSink(journal: journal)
        #expect(
            declared.findings(in: Telemetry(sinks: [writer, reader])).map(\.problem.rule)
                == ["late-write"])
        #expect(
            declared.findings(in: Telemetry(sinks: [writer, lane.forward(reader)])) == [])
    }

    private func findings(
        _ name: String, _ sink: any TelemetrySink<GameEvent>,
        receives: EventSelection<GameEvent> = .all
    ) -> [String] {
        let declared = DeclaredSink(name, at: location, receives: receives, isForwarded: true)
        return WiringManifest(name: "live", location: location, sinks: [declared])
            .findings(in: Telemetry(sinks: [sink])).map(\.description)
    }
}
