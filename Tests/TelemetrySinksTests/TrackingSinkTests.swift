import Synchronization
import TelemetryFacade
import TelemetrySinks
import Testing

@Suite struct TrackingSinkTests {
    private let event = SampleEvent(fields: [
        (EventField("id", .private), .string("abc")),
        (EventField("token", .sensitive), .string("secret")),
        (EventField("durationMs", .public, unit: "ms"), .integer(12)),
        (EventField("title", .public), .string("two words")),
        (EventField("score", .public), .null),
        (EventField("list", .public), [1.5, 2].fieldValue),
    ])

    @Test func tracksPublicFieldsAndNamesTheOthers() {
        let adapter = Adapter()
        Telemetry<SampleEvent>(sinks: [adapter]).observe(event)
        let tracked = adapter.tracked
        #expect(tracked.map(\.name) == ["sessionCompleted"])
        #expect(tracked.first?.level == .notice)
        #expect(tracked.first?.fields.map(\.name) == ["durationMs", "title", "score", "list"])
        #expect(tracked.first?.redactedFields == ["id", "token"])
    }

    @Test func parametersAreTextsOfWhatHasAValue() {
        #expect(
            TrackedEvent(event).parameters
                == ["durationMs": "12", "title": "two words", "list": "[1.5,2.0]"])
    }

    private struct Adapter: TrackingSink {
        typealias Event = SampleEvent

        private let memory = Memory()

        var tracked: [TrackedEvent<SampleEvent>] { memory.events.withLock { $0 } }

        func track(_ event: TrackedEvent<SampleEvent>) {
            memory.events.withLock { $0.append(event) }
        }
    }

    private final class Memory: Sendable {
        let events = Mutex<[TrackedEvent<SampleEvent>]>([])
    }
}
