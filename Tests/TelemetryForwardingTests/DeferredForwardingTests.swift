import EventSupport
import TelemetryClock
import TelemetryFacade
import TelemetryForwarding
import Testing

@Suite struct DeferredForwardingTests {
    private let journal = Journal<String>()
    private let lane = ForwardingLane<GameEvent>(capacity: 5000, timeLimit: nil) { _ in }

    @Test func deliversWhatWasKeptInOrderOnceBound() async throws {
        let place = lane.forward(deferred: JournalSink.self, capacity: 3)
        for score in 1...4 { place.sink.receive(.scoreSubmitted(score)) }
        await lane.drain()
        #expect(journal.entries == [])
        #expect(place.lossCount == 1)
        try place.setDownstream(JournalSink(journal: journal))
        place.sink.receive(.launched)
        await lane.finish()
        #expect(
            journal.entries == [
                "sink: scoreSubmitted(1)", "sink: scoreSubmitted(2)", "sink: scoreSubmitted(3)",
                "sink: launched",
            ])
    }

    @Test func keepsTheTimeOfObservation() async throws {
        let times = Journal<WallClockTime>()
        let gate = Gate()
        gate.open()
        let place = lane.forward(deferred: TimeSink.self, capacity: 1)
        let before = WallClockTime.now()
        place.sink.receive(.launched)
        let after = WallClockTime.now()
        try place.setDownstream(TimeSink(gate: gate, times: times))
        await lane.finish()
        #expect(times.entries.count == 1)
        #expect(times.entries.allSatisfy { before <= $0 && $0 <= after })
    }

    @Test func refusesASecondBindingAndKeepsTheFirst() async throws {
        let place = lane.forward(deferred: JournalSink.self, capacity: 1)
        try place.setDownstream(JournalSink(name: "first", journal: journal))
        #expect(throws: SinkAlreadyBound.self) {
            try place.setDownstream(JournalSink(name: "second", journal: journal))
        }
        place.sink.receive(.launched)
        await lane.finish()
        #expect(journal.entries == ["first: launched"])
    }

    @Test func holdsThePlaceOfAnOrdinarySinkToo() async throws {
        let place = lane.forward(deferred: PlainSink.self, capacity: 1)
        place.sink.receive(.launched)
        try place.setDownstream(PlainSink(journal: journal))
        await lane.finish()
        #expect(journal.entries == ["plain: launched"])
    }

    @Test func deliversWhatTheLaneHasWhenThePlaceIsFinished() async throws {
        let place = lane.forward(deferred: JournalSink.self, capacity: 1)
        try place.setDownstream(JournalSink(journal: journal))
        place.sink.receive(.launched)
        place.finish()
        place.sink.receive(.moved(1))
        await lane.finish()
        #expect(journal.entries == ["sink: launched"])
        #expect(place.lossCount == 1)
    }

    @Test func keepsEveryObserversOrderWhileItIsBound() async throws {
        let place = lane.forward(deferred: JournalSink.self, capacity: 4000)
        try await withThrowingTaskGroup { group in
            for observer in 0..<4 {
                group.addTask {
                    for number in 0..<1000 {
                        place.sink.receive(.sessionCompleted(id: "\(observer)", durationMs: number))
                    }
                }
            }
            group.addTask { [journal] in try place.setDownstream(JournalSink(journal: journal)) }
            try await group.waitForAll()
        }
        await lane.finish()
        #expect(place.lossCount == 0)
        for observer in 0..<4 {
            let prefix = "sink: sessionCompleted(id: \"\(observer)\""
            #expect(
                journal.entries.filter { $0.hasPrefix(prefix) }
                    == (0..<1000).map { "\(prefix), durationMs: \($0))" })
        }
    }
}
