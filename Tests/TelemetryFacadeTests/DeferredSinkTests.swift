import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct DeferredSinkTests {
    private let recording = RecordingSink<GameEvent>()

    @Test func replaysWhatCameBeforeTheBindingInOrder() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 3)
        for score in 1...3 { deferred.receive(.scoreSubmitted(score)) }
        #expect(recording.events == [])
        try deferred.setDownstream(recording)
        #expect(recording.events == (1...3).map { .scoreSubmitted($0) })
    }

    @Test func passesEventsOnOnceBound() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 1)
        try deferred.setDownstream(recording)
        for score in 1...3 { deferred.receive(.scoreSubmitted(score)) }
        #expect(recording.events == (1...3).map { .scoreSubmitted($0) })
        #expect(deferred.lossCount == 0)
    }

    @Test func keepsTheFirstEventsAndCountsThoseWithoutRoom() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 2)
        for score in 1...5 { deferred.receive(.scoreSubmitted(score)) }
        #expect(deferred.lossCount == 3)
        try deferred.setDownstream(recording)
        #expect(recording.events == [.scoreSubmitted(1), .scoreSubmitted(2)])
    }

    @Test func countsEverythingWithoutAnyRoom() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 0)
        deferred.receive(.launched)
        #expect(deferred.lossCount == 1)
        try deferred.setDownstream(recording)
        deferred.receive(.moved(1))
        #expect(recording.events == [.moved(1)])
    }

    @Test func refusesASecondBindingAndKeepsTheFirst() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 1)
        let second = RecordingSink<GameEvent>()
        try deferred.setDownstream(recording)
        let error = #expect(throws: SinkAlreadyBound.self) { try deferred.setDownstream(second) }
        deferred.receive(.launched)
        #expect(recording.events == [.launched])
        #expect(second.events == [])
        #expect(
            error?.description
                == "sink 'RecordingSink' is bound already; the first binding stays, "
                + "call 'setDownstream' once")
    }

    @Test func letsGoOfTheBoundSinkAtTheEnd() throws {
        let deferred = DeferredSink<LoopSink>(capacity: 1)
        weak var released: Owned?
        do {
            let owned = Owned()
            released = owned
            let telemetry = Telemetry<GameEvent>(sinks: [deferred])
            try deferred.setDownstream(LoopSink(telemetry: telemetry, owned: owned))
        }
        #expect(released != nil)
        deferred.finish()
        #expect(released == nil)
    }

    @Test func countsWhatItKeptAndWhatComesAfterTheEnd() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 2)
        deferred.receive(.launched)
        deferred.finish()
        deferred.receive(.launched)
        #expect(deferred.lossCount == 2)
        try deferred.setDownstream(recording)
        deferred.receive(.launched)
        #expect(recording.events == [])
        #expect(deferred.lossCount == 3)
    }

    /// A sink that holds the telemetry which it is part of.
    private struct LoopSink: TelemetrySink {
        let telemetry: Telemetry<GameEvent>
        let owned: Owned

        func receive(_ event: GameEvent) {}
    }

    private final class Owned: Sendable {}

    @Test func sharesOnePlaceAmongCopies() throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 1)
        let copy = deferred
        copy.receive(.launched)
        try deferred.setDownstream(recording)
        #expect(recording.events == [.launched])
    }

    @Test func keepsWhatASinkObservesDuringTheReplayBehindWhatWaits() throws {
        let deferred = DeferredSink<EchoingSink>(capacity: 4)
        deferred.receive(.scoreSubmitted(1))
        deferred.receive(.scoreSubmitted(2))
        try deferred.setDownstream(EchoingSink(recording: recording, echo: deferred))
        #expect(
            recording.events == [.scoreSubmitted(1), .scoreSubmitted(2), .launched, .launched])
    }

    /// Records, and answers every score with an event of its own.
    private struct EchoingSink: TelemetrySink {
        let recording: RecordingSink<GameEvent>
        let echo: DeferredSink<EchoingSink>

        func receive(_ event: GameEvent) {
            recording.receive(event)
            if case .scoreSubmitted = event { echo.receive(.launched) }
        }
    }

    @Test func keepsEveryObserversOrderWhileItIsBound() async throws {
        let deferred = DeferredSink<RecordingSink<GameEvent>>(capacity: 4000)
        try await withThrowingTaskGroup { group in
            for observer in 0..<4 {
                group.addTask {
                    for number in 0..<1000 {
                        deferred.receive(.sessionCompleted(id: "\(observer)", durationMs: number))
                    }
                }
            }
            group.addTask { try deferred.setDownstream(recording) }
            try await group.waitForAll()
        }
        #expect(deferred.lossCount == 0)
        for observer in 0..<4 { #expect(numbers(of: "\(observer)") == Array(0..<1000)) }
    }

    private func numbers(of observer: String) -> [Int] {
        recording.events.compactMap { event in
            guard case .sessionCompleted(let id, let number) = event, id == observer else {
                return nil
            }
            return number
        }
    }
}
