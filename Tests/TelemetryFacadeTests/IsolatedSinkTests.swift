import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct IsolatedSinkTests {
    private struct Refusal: Error, Equatable {}

    private struct RefusingSink: ThrowingTelemetrySink {
        func receive(_ event: GameEvent) throws {
            if event == .launched { throw Refusal() }
        }
    }

    private let failures = Journal<String>()

    @Test func handsAThrowAndItsEventToTheHandler() {
        isolated.receive(.launched)
        #expect(failures.entries == ["Refusal() at launched"])
    }

    @Test func reportsNothingForASuccess() {
        isolated.receive(.moved(1))
        #expect(failures.entries == [])
    }

    @Test func callsTheNextSinkAllTheSame() {
        let next = RecordingSink<GameEvent>()
        Telemetry(sinks: [isolated, next]).observe(.launched)
        #expect(next.events == [.launched])
    }

    private var isolated: some TelemetrySink<GameEvent> {
        RefusingSink().isolated { [failures] error, event in
            failures.append("\(error) at \(event)")
        }
    }
}
