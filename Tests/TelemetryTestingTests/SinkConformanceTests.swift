import EventSupport
import Synchronization
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct SinkConformanceTests {
    private final class Tally: Sendable {
        let count = Atomic<Int>(0)
        func add(_ number: Int) { count.add(number, ordering: .relaxed) }
        var value: Int { count.load(ordering: .relaxed) }
    }

    private struct CountingSink: TelemetrySink {
        let tally: Tally
        var weight = 1
        func receive(_ event: GameEvent) { tally.add(weight) }
    }

    /// Loses what comes after the first ten.
    private struct TiringSink: TelemetrySink {
        let tally: Tally
        func receive(_ event: GameEvent) { if tally.value < 10 { tally.add(1) } }
    }

    private final class ClassSink: TelemetrySink {
        let tally: Tally
        init(tally: Tally) { self.tally = tally }
        func receive(_ event: GameEvent) { tally.add(1) }
    }

    private let tally = Tally()

    @Test func findsNothingWrongWithARecordingSink() async {
        let sink = RecordingSink<GameEvent>()
        let findings = await SinkConformance(of: sink).findings { sink.events.count }
        #expect(findings == [])
    }

    @Test func findsASinkThatDeliversEventsTwice() async {
        #expect(
            await findings(CountingSink(tally: tally, weight: 2)) == [
                "10 of 5 events were delivered",
                "2000 of 1000 events were delivered when observed by several threads at once",
            ])
    }

    @Test func findsASinkThatLosesEventsUnderLoad() async {
        let found = await findings(TiringSink(tally: tally))
        #expect(found.count == 1)
        #expect(
            found.first?.hasSuffix(
                " of 1000 events were delivered when observed by several threads at once")
                == true)
    }

    @Test func findsAClass() async {
        #expect(
            await findings(ClassSink(tally: tally)) == [
                "'ClassSink' is a class or an actor; make it a struct that borrows its state "
                    + "from an owner"
            ])
    }

    private func findings(_ sink: some TelemetrySink<GameEvent>) async -> [String] {
        await SinkConformance(of: sink).findings { [tally] in tally.value }.map(\.description)
    }
}
