import EventSupport
import TelemetryFacade
import TelemetryForwarding
import Testing

@Suite struct LaneEndTests {
    private let journal = Journal<String>()
    private let failures = Journal<String>()
    private let clock = ManualClock()
    private let gate = Gate()

    @Test func drainsAtOnceWithNothingToDo() async {
        await makeLane().drain()
    }

    @Test func drainsWhatWasObservedBeforeTheCall() async {
        let lane = makeLane()
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        sink.receive(.scoreSubmitted(1))
        sink.receive(.scoreSubmitted(2))
        await gate.arrival()
        async let drained: Void = lane.drain()
        gate.open()
        await drained
        #expect(journal.entries == ["held: scoreSubmitted(1)", "held: scoreSubmitted(2)"])
    }

    @Test func takesEventsAfterADrain() async {
        let lane = makeLane()
        let sink = lane.forward(JournalSink(journal: journal))
        sink.receive(.launched)
        await lane.drain()
        sink.receive(.launched)
        await lane.drain()
        #expect(journal.entries == ["sink: launched", "sink: launched"])
    }

    @Test func stopsWaitingForADrainWhoseTaskIsCancelledAndGoesOnDelivering() async {
        let lane = makeLane()
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        sink.receive(.launched)
        await gate.arrival()
        let drain = Task { await lane.drain() }
        drain.cancel()
        await drain.value
        #expect(journal.entries == [])
        gate.open()
        await lane.finish()
        #expect(journal.entries == ["held: launched"])
    }

    @Test func finishesWhatItHasAndRefusesTheRest() async {
        let lane = makeLane()
        let sink = lane.forward(JournalSink(journal: journal))
        for _ in 0..<3 { sink.receive(.launched) }
        await lane.finish()
        sink.receive(.moved(nil))
        #expect(journal.entries == ["sink: launched", "sink: launched", "sink: launched"])
        #expect(lane.losses.finished == 1)
    }

    @Test func finishesTwiceWithoutHarm() async {
        let lane = makeLane()
        await lane.finish()
        await lane.finish()
        #expect(lane.losses.total == 0)
    }

    @Test func cancelsTheRunningSinkAndCountsWhatWaits() async {
        let lane = makeLane()
        let sink = lane.forward(SlowSink(clock: clock, journal: journal))
        sink.receive(.moved(nil))
        sink.receive(.launched)
        sink.receive(.launched)
        await clock.asleep.wait(for: 1)
        lane.cancel()
        await lane.finish()
        sink.receive(.launched)
        #expect(journal.entries == [])
        #expect(lane.losses.cancelled == 2)
        #expect(lane.losses.finished == 1)
    }

    @Test func doesNotWaitOnceCancelledForASinkThatIsDeafToIt() async {
        let lane = makeLane()
        lane.forward(HeldSink(gate: gate, journal: journal)).receive(.launched)
        await gate.arrival()
        lane.cancel()
        await lane.drain()
        await lane.finish()
        #expect(journal.entries == [])
        gate.open()
    }

    @Test func reportsTheSinkThatCancellationStopped() async {
        let heard = Arrivals()
        let lane = ForwardingLane<GameEvent>(capacity: 1, timeLimit: nil) { [failures] in
            failures.append("\($0)")
            heard.arrive()
        }
        lane.forward(SlowSink(clock: clock, journal: journal)).receive(.moved(nil))
        await clock.asleep.wait(for: 1)
        lane.cancel()
        await heard.wait(for: 1)
        #expect(
            failures.entries == ["sink 'SlowSink' failed at event 'moved': CancellationError()"])
    }

    @Test func isCancelledWhenTheTaskThatFinishesItIs() async {
        let lane = makeLane()
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        for _ in 0..<3 { sink.receive(.launched) }
        await gate.arrival()
        let finish = Task { await lane.finish() }
        finish.cancel()
        await finish.value
        #expect(lane.losses.cancelled == 2)
        gate.open()
    }

    @Test func deliversWhatItHasWhenNobodyKeepsIt() async {
        let delivered = Arrivals()
        do {
            let sink = makeLane().forward(CountingSink(delivered: delivered))
            for _ in 0..<3 { sink.receive(.launched) }
        }
        await delivered.wait(for: 3)
    }

    private struct CountingSink: TelemetrySink {
        let delivered: Arrivals
        func receive(_ event: GameEvent) { delivered.arrive() }
    }

    @Test func letsGoOfItsSinksWhenNobodyKeepsIt() async {
        let released = Arrivals()
        do {
            let sink = makeLane().forward(OwningSink(owned: Owned(released: released)))
            sink.receive(.launched)
        }
        await released.wait(for: 1)
    }

    @Test func letsGoOfItsHandlerWhenNobodyKeepsIt() async {
        let released = Arrivals()
        do {
            let owned = Owned(released: released)
            let lane = ForwardingLane<GameEvent>(capacity: 1) { _ in _ = owned }
            await lane.drain()
        }
        await released.wait(for: 1)
    }

    private struct OwningSink: TelemetrySink {
        let owned: Owned
        func receive(_ event: GameEvent) {}
    }

    private final class Owned: Sendable {
        let released: Arrivals
        init(released: Arrivals) { self.released = released }
        deinit { released.arrive() }
    }

    private func makeLane() -> ForwardingLane<GameEvent> {
        ForwardingLane(capacity: 10, timeLimit: nil) { [failures] in
            failures.append("\($0)")
        }
    }
}
