import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct RoutedSinkTests {
    private let recording = RecordingSink<GameEvent>()

    @Test func passesEventsOfAChosenCategory() {
        drive(recording.receiving(.completion))
        #expect(recording.events == [.sessionCompleted(id: "sample", durationMs: 1)])
    }

    @Test func passesAnEventOfTwoChosenCategoriesOnce() {
        recording.receiving([.business, .completion]).receive(
            .sessionCompleted(id: "", durationMs: 0))
        #expect(recording.events.count == 1)
    }

    @Test func keepsBackAnEventWithoutACategory() {
        recording.receiving([.business, .completion, .diagnostic]).receive(.launched)
        #expect(recording.events == [])
    }

    @Test func passesNothingForNoCategories() {
        drive(recording.receiving([]))
        #expect(recording.events == [])
    }

    @Test func passesWhatBothOfTwoRoutesPass() {
        drive(recording.receiving([.business, .diagnostic]).receiving([.diagnostic, .completion]))
        #expect(
            recording.events == [.sessionCompleted(id: "sample", durationMs: 1), .moved(1)])
    }

    private func drive(_ sink: some TelemetrySink<GameEvent>) {
        GameEvent.samples.forEach { sink.receive($0) }
    }
}
