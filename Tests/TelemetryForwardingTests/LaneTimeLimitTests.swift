import EventSupport
import TelemetryFacade
import TelemetryForwarding
import Testing

@Suite struct LaneTimeLimitTests {
    private let journal = Journal<String>()
    private let failures = Journal<String>()
    private let clock = ManualClock()
    private let gate = Gate()

    @Test func cancelsAndReportsASinkThatOverrunsAndGoesOn() async {
        let lane = makeLane()
        let sink = lane.forward(SlowSink(clock: clock, journal: journal))
        sink.receive(.moved(nil))
        sink.receive(.launched)
        // The sink's own sleep, and the limit's.
        await clock.asleep.wait(for: 2)
        clock.advance(by: .seconds(5))
        await lane.finish()
        #expect(
            failures.entries == [
                "sink \'SlowSink\' failed at event \'moved\': took longer than 5.0 seconds"
            ])
        #expect(journal.entries == ["slow: launched"])
    }

    @Test func leavesASinkBehindThatDoesNotHeedCancellation() async {
        let lane = makeLane()
        let held = lane.forward(HeldSink(gate: gate, journal: journal))
        let other = lane.forward(JournalSink(journal: journal))
        held.receive(.moved(nil))
        other.receive(.launched)
        await gate.arrival()
        await clock.asleep.wait(for: 1)
        clock.advance(by: .seconds(5))
        // Cancelled now, and given a moment to end, which it does not take.
        await clock.asleep.wait(for: 2)
        clock.advance(by: .seconds(1))
        await lane.finish()
        #expect(
            failures.entries == [
                "sink \'HeldSink\' failed at event \'moved\': took longer than 5.0 seconds"
            ])
        #expect(journal.entries == ["sink: launched"])
        gate.open()
    }

    @Test func doesNotReportASinkThatIsInTime() async {
        let lane = makeLane()
        let sink = lane.forward(JournalSink(journal: journal))
        for _ in 0..<100 { sink.receive(.launched) }
        await lane.finish()
        #expect(failures.entries == [])
        #expect(journal.entries.count == 100)
    }

    @Test func countsEachEventsTimeFromItsOwnTurn() async {
        let lane = makeLane()
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        let slow = lane.forward(SlowSink(clock: clock, journal: journal))
        sink.receive(.launched)
        slow.receive(.moved(nil))
        await gate.arrival()
        await clock.asleep.wait(for: 1)
        clock.advance(by: .seconds(4))
        gate.open()
        await clock.asleep.wait(for: 3)
        clock.advance(by: .seconds(4))
        #expect(failures.entries == [])
        clock.advance(by: .seconds(1))
        await lane.finish()
        #expect(
            failures.entries == [
                "sink \'SlowSink\' failed at event \'moved\': took longer than 5.0 seconds"
            ])
    }

    private func makeLane() -> ForwardingLane<GameEvent> {
        ForwardingLane(capacity: 200, timeLimit: .seconds(5), clock: clock) { [failures] in
            failures.append("\($0)")
        }
    }
}
