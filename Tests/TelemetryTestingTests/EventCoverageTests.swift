import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct EventCoverageTests {
    @Test func isCompleteOnceEverySampleWasObserved() {
        #expect(EventCoverage(of: GameEvent.samples).problems == [])
    }

    @Test func namesTheEventsThatWereNeverObservedInTheOrderOfTheSchema() {
        let events: [GameEvent] = [.tagged([]), .sessionCompleted(id: "", durationMs: 1)]
        #expect(
            EventCoverage(of: events).problems.map(\.description) == [
                "event 'launched' was never observed", "event 'moved' was never observed",
                "event 'scoreSubmitted' was never observed",
            ])
    }

    @Test func namesAFieldThatNeverHadAValue() {
        #expect(
            EventCoverage(of: GameEvent.samples.filter { $0 != .moved(1) } + [.moved(nil)])
                .problems.map(\.description) == [
                    "field 'distance' of event 'moved' never had a value"
                ])
    }

    @Test func isContentWithAFieldThatOnceHadAValue() {
        #expect(EventCoverage(of: GameEvent.samples + [.moved(nil)]).problems == [])
    }

    @Test func namesABooleanThatWasAlwaysTheSame() {
        let switched = [SwitchEvent(isOn: true), SwitchEvent(isOn: true)]
        #expect(
            EventCoverage(of: switched).problems.map(\.description) == [
                "field 'isOn' of event 'switched' was always true"
            ])
        #expect(EventCoverage(of: switched + [SwitchEvent(isOn: false)]).problems == [])
    }

    @Test func saysNothingOfABooleanThatIsSensitive() {
        #expect(EventCoverage(of: SecretEvent.samples).problems == [])
    }

    private struct SwitchEvent: TelemetrySampleProviding {
        let isOn: Bool

        static var categoryNames: [String] { [] }
        static var samples: [SwitchEvent] { [SwitchEvent(isOn: true)] }

        var eventDescription: EventDescription<SwitchEvent> {
            EventDescription(name: "switched", wireName: "switched", level: .info, categories: [])
        }

        func visitFields(_ visitor: inout some FieldVisitor) {
            visitor.visit(EventField("isOn", .public), isOn.fieldValue)
        }
    }
}
