import EventSupport
import TelemetryFacade
import Testing

@Suite(.enabled(if: HeapUse.isCounted, "allocations are counted with glibc, without a sanitizer"))
struct AllocationTests {
    private struct QuietSink: TelemetrySink {
        func receive(_ event: GameEvent) {}
    }

    private struct QuietThrowingSink: ThrowingTelemetrySink {
        func receive(_ event: GameEvent) throws {}
    }

    private let event = GameEvent.sessionCompleted(
        id: "a text that is too long for a small string", durationMs: 1)

    @Test func countsAllocations() {
        #expect(HeapUse.count { _ = Array(repeating: event, count: 100) } > 0)
    }

    @Test func allocatesNothingInObserve() {
        #expect(allocations(sinks: [QuietSink(), QuietSink(), QuietSink()]) == 0)
    }

    @Test func allocatesNothingBehindARoute() {
        #expect(allocations(sinks: [QuietSink().receiving(.business)]) == 0)
    }

    @Test func allocatesNothingBehindAnIsolation() {
        #expect(allocations(sinks: [QuietThrowingSink().isolated { _, _ in }]) == 0)
    }

    @Test func allocatesNothingWhileDeferred() {
        #expect(allocations(sinks: [DeferredSink<QuietSink>(capacity: 10)]) == 0)
    }

    @Test func allocatesNothingOnceBound() throws {
        let deferred = DeferredSink<QuietSink>(capacity: 10)
        try deferred.setDownstream(QuietSink())
        #expect(allocations(sinks: [deferred]) == 0)
    }

    /// Of the second of two runs: the first fills the runtime's caches of generic types.
    private func allocations(sinks: [any TelemetrySink<GameEvent>]) -> Int {
        let telemetry = Telemetry(sinks: sinks)
        telemetry.observe(event)
        return HeapUse.count { for _ in 0..<100 { telemetry.observe(event) } }
    }
}
