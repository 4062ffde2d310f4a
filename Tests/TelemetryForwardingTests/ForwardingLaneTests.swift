import EventSupport
import TelemetryClock
import TelemetryFacade
import Testing

@testable import TelemetryForwarding

@Suite struct ForwardingLaneTests {
    private let journal = Journal<String>()
    private let failures = Journal<LaneFailure<GameEvent>>()
    private let gate = Gate()

    @Test func deliversEventsInTheOrderInWhichTheyWereObserved() async {
        let lane = makeLane(capacity: 100)
        let sink = lane.forward(JournalSink(journal: journal))
        for score in 1...100 { sink.receive(.scoreSubmitted(score)) }
        await lane.finish()
        #expect(journal.entries == (1...100).map { "sink: scoreSubmitted(\($0))" })
    }

    @Test func keepsTheOrderAcrossItsSinks() async {
        let lane = makeLane(capacity: 9)
        let telemetry = Telemetry<GameEvent>(sinks: [
            lane.forward(JournalSink(name: "first", journal: journal)),
            lane.forward(PlainSink(journal: journal)),
            lane.forward(JournalSink(name: "last", journal: journal)),
        ])
        telemetry.observe(.launched)
        telemetry.observe(.moved(nil))
        await lane.drain()
        #expect(
            journal.entries == [
                "first: launched", "plain: launched", "last: launched",
                "first: moved(nil)", "plain: moved(nil)", "last: moved(nil)",
            ])
    }

    @Test func returnsFromObserveWhileASinkIsHeldAndTheLaneIsFull() async {
        let lane = makeLane(capacity: 2)
        let telemetry = Telemetry<GameEvent>(sinks: [
            lane.forward(HeldSink(gate: gate, journal: journal)), PlainSink(journal: journal),
        ])
        telemetry.observe(.scoreSubmitted(0))
        await gate.arrival()
        for score in 1...4 { telemetry.observe(.scoreSubmitted(score)) }
        // The sink is still held here, and yet every `observe` has come back.
        #expect(journal.entries == (0...4).map { "plain: scoreSubmitted(\($0))" })
        #expect(lane.losses.full == 2)
        gate.open()
        await lane.finish()
        #expect(journal.entries.suffix(3) == (0...2).map { "held: scoreSubmitted(\($0))" })
    }

    @Test func dropsTheOldestWhereAskedTo() async {
        let lane = makeLane(capacity: 2, whenFull: .dropOldest)
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        sink.receive(.scoreSubmitted(0))
        await gate.arrival()
        for score in 1...5 { sink.receive(.scoreSubmitted(score)) }
        #expect(lane.losses.full == 3)
        gate.open()
        await lane.finish()
        #expect(
            journal.entries == [
                "held: scoreSubmitted(0)", "held: scoreSubmitted(4)", "held: scoreSubmitted(5)",
            ])
    }

    @Test func tellsTheSinkWhenTheEventWasObserved() async {
        let times = Journal<WallClockTime>()
        let lane = makeLane(capacity: 2)
        let sink = lane.forward(TimeSink(gate: gate, times: times))
        let before = WallClockTime.now()
        sink.receive(.launched)
        sink.receive(.launched)
        let after = WallClockTime.now()
        await gate.arrival()
        gate.open()
        await lane.finish()
        #expect(times.entries.count == 2)
        #expect(times.entries.allSatisfy { before <= $0 && $0 <= after })
        #expect(times.entries == times.entries.sorted())
    }

    @Test func tellsAnOrdinarySinkWhenTheEventWasObserved() async {
        let times = Journal<WallClockTime>()
        let lane = makeLane(capacity: 9)
        let held = lane.forward(HeldSink(gate: gate, journal: journal))
        let timed = lane.forward(TimedSink(times: times).receiving(.business))
        held.receive(.launched)
        await gate.arrival()
        let before = WallClockTime.now()
        timed.receive(.scoreSubmitted(1))
        let after = WallClockTime.now()
        gate.open()
        await lane.finish()
        #expect(times.entries.count == 1)
        #expect(times.entries.allSatisfy { before <= $0 && $0 <= after })
    }

    @Test func tellsAnAdapterForAnalyticsWhenTheEventHappened() async {
        let times = Journal<WallClockTime?>()
        let lane = makeLane(capacity: 9)
        let held = lane.forward(HeldSink(gate: gate, journal: journal))
        let adapter = lane.forward(AdapterSink(times: times).receiving(.business))
        held.receive(.launched)
        await gate.arrival()
        let before = WallClockTime.now()
        adapter.receive(.scoreSubmitted(1))
        let after = WallClockTime.now()
        gate.open()
        await lane.finish()
        #expect(times.entries.count == 1)
        #expect(times.entries.allSatisfy { $0.map { before <= $0 && $0 <= after } ?? false })
    }

    @Test func leavesTheTimeToAnAdapterOnTheObserversThread() {
        let times = Journal<WallClockTime?>()
        AdapterSink(times: times).receive(.launched)
        #expect(times.entries == [nil])
    }

    @Test func reportsAThrowAndGoesOn() async {
        let lane = makeLane(capacity: 3)
        let sink = lane.forward(FailingSink(journal: journal))
        sink.receive(.moved(1))
        sink.receive(.launched)
        sink.receive(.moved(2))
        await lane.finish()
        #expect(
            journal.entries == ["failing: moved(Optional(1.0))", "failing: moved(Optional(2.0))"])
        #expect(
            failures.entries.map(\.description)
                == ["sink 'FailingSink' failed at event 'launched': Refusal()"])
    }

    @Test func namesTheSinksBehindWrappersInAFailure() {
        let sink = PlainSink(journal: journal)
        #expect(LaneDestination(sink.receiving(.business)).name == "PlainSink")
        #expect(LaneDestination(Both(first: sink, second: sink)).name == "PlainSink, PlainSink")
    }

    /// What a consumer might write.
    private struct Both: TelemetrySinkWrapper {
        let first: PlainSink
        let second: PlainSink

        func receive(_ event: GameEvent) {
            first.receive(event)
            second.receive(event)
        }

        var wrappedSinks: [WrappedSink<GameEvent>] { [WrappedSink(first), WrappedSink(second)] }
    }

    @Test func keepsTheValuesOfAnEventOutOfTheSentenceAboutItsFailure() async {
        let lane = makeLane(capacity: 1)
        lane.forward(RefusingSink()).receive(.tagged(["secret"]))
        await lane.finish()
        #expect(
            failures.entries.map(\.description)
                == ["sink 'RefusingSink' failed at event 'tagged': Refusal()"])
    }

    private struct RefusingSink: AsyncTelemetrySink {
        func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
            throw FailingSink.Refusal()
        }
    }

    @Test func saysItsLossesByReason() {
        #expect(
            makeLane(capacity: 1).losses.description == "0 lost: 0 full, 0 finished, 0 cancelled")
    }

    @Test func startsWithNoLosses() {
        #expect(makeLane(capacity: 1).losses.total == 0)
    }

    @Test func losesNothingBetweenConcurrentObservers() async {
        let lane = makeLane(capacity: 4000)
        let sink = lane.forward(JournalSink(journal: journal))
        await withTaskGroup { group in
            for observer in 0..<4 {
                group.addTask {
                    for number in 0..<1000 {
                        sink.receive(.scoreSubmitted(observer * 1000 + number))
                    }
                }
            }
        }
        await lane.finish()
        #expect(lane.losses.total == 0)
        #expect(Set(journal.entries) == Set((0..<4000).map { "sink: scoreSubmitted(\($0))" }))
        #expect(journal.entries.count == 4000)
    }

    @Test func wakesForAnEventThatComesAsItGoesToSleep() async {
        let lane = makeLane(capacity: 1)
        let sink = lane.forward(JournalSink(journal: journal))
        for _ in 0..<5000 {
            sink.receive(.launched)
            await lane.drain()
        }
        #expect(journal.entries.count == 5000)
    }

    @Test func countsEveryEventAsDeliveredOrLostUnderPressure() async {
        let lane = makeLane(capacity: 8)
        let sink = lane.forward(JournalSink(journal: journal))
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<1000 { sink.receive(.launched) } }
            }
        }
        await lane.finish()
        #expect(journal.entries.count + lane.losses.full == 4000)
    }

    @Test func letsASinkObserveOnItsOwnLane() async throws {
        let lane = makeLane(capacity: 4)
        let place = lane.forward(deferred: EchoingSink.self, capacity: 1)
        let recorder = lane.forward(JournalSink(journal: journal))
        let telemetry = Telemetry<GameEvent>(sinks: [place.sink, recorder])
        try place.setDownstream(EchoingSink(telemetry: telemetry))
        telemetry.observe(.scoreSubmitted(1))
        await lane.drain()
        await lane.drain()
        #expect(journal.entries == ["sink: scoreSubmitted(1)", "sink: launched"])
    }

    /// Answers every score with another event.
    private struct EchoingSink: AsyncTelemetrySink {
        let telemetry: Telemetry<GameEvent>

        func receive(_ event: GameEvent, observedAt time: WallClockTime) async throws {
            if case .scoreSubmitted = event { telemetry.observe(.launched) }
        }
    }

    private func makeLane(
        capacity: Int, whenFull overflow: LaneOverflow = .dropNewest
    ) -> ForwardingLane<GameEvent> {
        ForwardingLane(capacity: capacity, whenFull: overflow, timeLimit: nil) { [failures] in
            failures.append($0)
        }
    }
}
