import EventSupport
import TelemetryFacade
import TelemetryForwarding
import Testing

@Suite(.enabled(if: HeapUse.isCounted, "allocations are counted with glibc, without a sanitizer"))
struct LaneAllocationTests {
    private let journal = Journal<String>()
    private let gate = Gate()
    private let lane = ForwardingLane<GameEvent>(capacity: 200, timeLimit: nil) { _ in }
    private let event = GameEvent.sessionCompleted(
        id: "a text that is too long for a small string", durationMs: 1)

    @Test func allocatesNothingWhileTheWorkerIsBusy() async {
        let sink = lane.forward(HeldSink(gate: gate, journal: journal))
        sink.receive(event)
        await gate.arrival()
        sink.receive(event)
        // Beyond the capacity, so that a full lane is measured too.
        #expect(HeapUse.count { for _ in 0..<300 { sink.receive(event) } } == 0)
        gate.open()
    }

    @Test func allocatesNothingToWakeTheWorker() async {
        let sink = lane.forward(JournalSink(journal: journal))
        sink.receive(event)
        await lane.drain()
        var count = 0
        for _ in 0..<20 {
            count += HeapUse.count { sink.receive(event) }
            await lane.drain()
        }
        #expect(count == 0)
    }

    @Test func allocatesNothingBeforeTheBinding() {
        let place = lane.forward(deferred: JournalSink.self, capacity: 10)
        let sink = place.sink
        sink.receive(event)
        #expect(HeapUse.count { for _ in 0..<20 { sink.receive(event) } } == 0)
    }
}
