import EventSupport
import TelemetryFacade
import TelemetryForwarding
import Testing

@Suite(.timeLimit(.minutes(10))) struct LaneTimeLimitTests {
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
        await leaveTheHeldSinkBehind()
        await lane.finish()
        #expect(
            failures.entries == [
                "sink \'HeldSink\' failed at event \'moved\': took longer than 5.0 seconds"
            ])
        #expect(journal.entries == ["sink: launched"])
        gate.open()
    }

    @Test func doesNotCallASinkAgainThatIsStillAtAnEvent() async {
        let lane = makeLane()
        let held = lane.forward(HeldSink(gate: gate, journal: journal))
        held.receive(.moved(nil))
        await leaveTheHeldSinkBehind()
        await lane.drain()
        held.receive(.scoreSubmitted(1))
        await lane.drain()
        gate.open()
        // Until the sink has ended, which nobody can wait for.
        while !journal.entries.contains("held: launched") {
            held.receive(.launched)
            await lane.drain()
        }
        #expect(
            failures.entries.prefix(2) == [
                "sink 'HeldSink' failed at event 'moved': took longer than 5.0 seconds",
                "sink 'HeldSink' failed at event 'scoreSubmitted': is still at an earlier event",
            ])
        #expect(journal.entries.prefix(2) == ["held: moved(nil)", "held: launched"])
    }

    @Test func keepsOneThreadAtMostForASinkThatBlocksIt() async {
        let lane = ForwardingLane<GameEvent>(capacity: 200, timeLimit: .milliseconds(10)) {
            [failures] in failures.append("\($0.reason)")
        }
        let door = BlockingDoor()
        let sink = lane.forward(BlockingSink(door: door))
        for _ in 0..<10 { sink.receive(.launched) }
        await lane.finish()
        #expect(
            failures.entries == ["took longer than 0.01 seconds"]
                + Array(repeating: "is still at an earlier event", count: 9))
        door.open()
    }

    /// A shorter limit than the time that a cancelled sink has to end.
    @Test func cancelsASinkThatOverrunsTwiceInARow() async {
        let lane = ForwardingLane<GameEvent>(
            capacity: 2, timeLimit: .milliseconds(20), clock: clock
        ) { [failures] in failures.append("\($0.reason)") }
        let sink = lane.forward(SlowSink(clock: clock, journal: journal))
        sink.receive(.moved(nil))
        sink.receive(.moved(nil))
        await clock.asleep.wait(for: 2)
        clock.advance(by: .milliseconds(20))
        await clock.asleep.wait(for: 4)
        clock.advance(by: .milliseconds(20))
        await lane.finish()
        #expect(
            failures.entries == ["took longer than 0.02 seconds", "took longer than 0.02 seconds"])
    }

    @Test func takesTheLongestLimitThereIs() async {
        let lane = ForwardingLane<GameEvent>(capacity: 1, timeLimit: .seconds(Int64.max)) { _ in }
        lane.forward(JournalSink(journal: journal)).receive(.launched)
        await lane.finish()
        #expect(journal.entries == ["sink: launched"])
    }

    @Test func doesNotReportASinkThatIsInTime() async {
        let lane = makeLane()
        let sink = lane.forward(JournalSink(journal: journal))
        for _ in 0..<100 { sink.receive(.launched) }
        await lane.finish()
        #expect(failures.entries == [])
        #expect(journal.entries.count == 100)
        // What a sleep takes is not given back before its time.
        #expect(clock.asleep.count <= 1)
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
        // The slow sink's own sleep; the limit's goes on.
        await clock.asleep.wait(for: 2)
        clock.advance(by: .seconds(4))
        #expect(failures.entries == [])
        clock.advance(by: .seconds(1))
        await lane.finish()
        #expect(
            failures.entries == [
                "sink \'SlowSink\' failed at event \'moved\': took longer than 5.0 seconds"
            ])
    }

    private func leaveTheHeldSinkBehind() async {
        await gate.arrival()
        await clock.asleep.wait(for: 1)
        clock.advance(by: .seconds(5))
        // Cancelled now, and given a moment to end, which it does not take.
        await clock.asleep.wait(for: 2)
        clock.advance(by: .seconds(1))
    }

    private func makeLane() -> ForwardingLane<GameEvent> {
        ForwardingLane(capacity: 200, timeLimit: .seconds(5), clock: clock) { [failures] in
            failures.append("\($0)")
        }
    }
}
