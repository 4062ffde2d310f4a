import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct StrictSinkTests {
    private let failures = Journal<String>()

    @Test func staysSilentAboutWhatItExpects() {
        let sink = makeSink([.launched, .moved(nil)])
        sink.receive(.launched)
        sink.receive(.moved(nil))
        sink.finish()
        #expect(failures.entries == [])
    }

    @Test func reportsAnEventThoughNothingIsExpected() {
        makeSink([]).receive(.launched)
        #expect(failures.entries == ["event 'launched' came though nothing more was expected"])
    }

    @Test func reportsAnotherEventAndStillExpectsTheFirst() {
        let sink = makeSink([.launched])
        sink.receive(.scoreSubmitted(1))
        sink.receive(.launched)
        sink.finish()
        #expect(
            failures.entries == ["event 'scoreSubmitted(1)' came where 'launched' was expected"])
    }

    @Test func reportsAnotherFieldValue() {
        makeSink([.scoreSubmitted(1)]).receive(.scoreSubmitted(2))
        #expect(
            failures.entries
                == ["event 'scoreSubmitted(2)' came where 'scoreSubmitted(1)' was expected"])
    }

    @Test func reportsOnceWhatNeverCame() {
        let sink = makeSink([.launched, .scoreSubmitted(1)])
        sink.receive(.launched)
        sink.finish()
        sink.finish()
        #expect(failures.entries == ["event 'scoreSubmitted(1)' was expected and did not come"])
    }

    @Test func saysNothingOfWhatIsSensitive() {
        let sink = StrictSink<SecretEvent>(expecting: [.login(user: "ann", password: "blue")]) {
            [failures] in failures.append("\($0)")
        }
        sink.receive(.login(user: "ann", password: "hunter2"))
        sink.finish()
        let event = "login(user: string(\"ann\"), password: <sensitive>)"
        #expect(
            failures.entries == [
                "event '\(event)' came where '\(event)' was expected",
                "event '\(event)' was expected and did not come",
            ])
    }

    @Test func takesFurtherExpectations() {
        let sink = makeSink([.launched])
        sink.expect(.scoreSubmitted(1), .scoreSubmitted(2))
        sink.receive(.launched)
        sink.receive(.scoreSubmitted(1))
        sink.receive(.scoreSubmitted(2))
        sink.finish()
        #expect(failures.entries == [])
    }

    @Test func takesAnExpectationWhileItComparesEvents() {
        let sink = StrictSink<CuriousEvent>(expecting: [.happened]) { [failures] in
            failures.append("\($0)")
        }
        CuriousEvent.$onComparison.withValue({ sink.expect(.happened) }) {
            sink.receive(.happened)
        }
        sink.finish()
        #expect(failures.entries == ["event 'happened' was expected and did not come"])
    }

    @Test func ticksOffOneEventForEachThatSeveralThreadsObserve() async {
        let sink = makeSink(Array(repeating: .launched, count: 4000))
        await withTaskGroup { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<1000 { sink.receive(.launched) } }
            }
        }
        sink.finish()
        #expect(failures.entries == [])
    }

    /// An event whose comparison calls the test.
    private enum CuriousEvent: TelemetryEventProtocol {
        case happened

        @TaskLocal static var onComparison: @Sendable () -> Void = {}

        static var categoryNames: [String] { [] }

        var eventDescription: EventDescription<CuriousEvent> {
            EventDescription(name: "happened", wireName: "happened", level: .info, categories: [])
        }

        func visitFields(_ visitor: inout some FieldVisitor) {}

        static func == (left: CuriousEvent, right: CuriousEvent) -> Bool {
            onComparison()
            return true
        }
    }

    private func makeSink(_ expected: [GameEvent]) -> StrictSink<GameEvent> {
        StrictSink(expecting: expected) { [failures] in failures.append("\($0)") }
    }
}
