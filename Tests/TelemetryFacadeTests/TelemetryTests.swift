import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct TelemetryTests {
    /// Writes its name and the event's into a journal that the test owns.
    private struct NamedSink: TelemetrySink {
        let name: String
        let journal: Journal<String>

        func receive(_ event: GameEvent) {
            journal.append("\(name): \(event.eventDescription.name)")
        }
    }

    private let journal = Journal<String>()

    @Test func callsEverySinkOncePerEventInListOrder() {
        let telemetry = Telemetry(sinks: [named("first"), named("second"), named("third")])
        telemetry.observe(.launched)
        telemetry.observe(.moved(1))
        #expect(
            journal.entries == [
                "first: launched", "second: launched", "third: launched",
                "first: moved", "second: moved", "third: moved",
            ])
    }

    @Test func callsASinkTwiceThatIsListedTwice() {
        Telemetry(sinks: [named("same"), named("same")]).observe(.launched)
        #expect(journal.entries == ["same: launched", "same: launched"])
    }

    @Test func doesNothingWithoutSinks() {
        Telemetry<GameEvent>(sinks: []).observe(.launched)
        #expect(journal.entries == [])
    }

    @Test func hasReturnedFromEverySinkWhenObserveReturns() {
        let recording = RecordingSink<GameEvent>()
        Telemetry(sinks: [recording]).observe(.launched)
        #expect(recording.events == [.launched])
    }

    @Test func keepsTwoFacadesApart() {
        let (one, other) = (RecordingSink<GameEvent>(), RecordingSink<GameEvent>())
        Telemetry(sinks: [one]).observe(.launched)
        Telemetry(sinks: [other]).observe(.moved(nil))
        #expect(one.events == [.launched])
        #expect(other.events == [.moved(nil)])
    }

    @Test func deliversEveryEventOfConcurrentObservers() async {
        let recording = RecordingSink<GameEvent>()
        let telemetry = Telemetry(sinks: [recording])
        await withTaskGroup { group in
            for observer in 0..<4 {
                group.addTask {
                    for number in 0..<500 {
                        telemetry.observe(.scoreSubmitted(observer * 500 + number))
                    }
                }
            }
        }
        let scores = recording.events.compactMap { event -> Int? in
            if case .scoreSubmitted(let score) = event { score } else { nil }
        }
        #expect(scores.sorted() == Array(0..<2000))
    }

    @Test func letsASinkObserveFromWithinReceive() {
        struct EchoingSink: TelemetrySink {
            let telemetry: Telemetry<GameEvent>
            func receive(_ event: GameEvent) { telemetry.observe(.launched) }
        }
        let recording = RecordingSink<GameEvent>()
        let inner = Telemetry(sinks: [recording])
        Telemetry(sinks: [EchoingSink(telemetry: inner), recording]).observe(.moved(2))
        #expect(recording.events == [.launched, .moved(2)])
    }

    private func named(_ name: String) -> NamedSink {
        NamedSink(name: name, journal: journal)
    }
}
