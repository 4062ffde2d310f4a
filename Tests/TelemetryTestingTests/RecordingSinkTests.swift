import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct RecordingSinkTests {
    @Test func keepsEventsInOrderOfArrival() {
        let sink = RecordingSink<GameEvent>()
        sink.receive(.launched)
        sink.receive(.moved(nil))
        #expect(sink.events == [.launched, .moved(nil)])
    }

    @Test func sharesItsRecordingWithCopies() {
        let sink = RecordingSink<GameEvent>()
        let copy = sink
        copy.receive(.launched)
        #expect(sink.events == [.launched])
    }

    @Test func keepsTwoRecordingsApart() {
        let (one, other) = (RecordingSink<GameEvent>(), RecordingSink<GameEvent>())
        one.receive(.launched)
        #expect(other.events == [])
    }
}
