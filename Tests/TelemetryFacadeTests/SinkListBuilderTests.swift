import EventSupport
import TelemetryFacade
import Testing

@Suite struct SinkListBuilderTests {
    private struct NumberedSink: TelemetrySink {
        let number: Int
        func receive(_ event: GameEvent) {}
    }

    @Test func keepsSourceOrder() {
        let telemetry = Telemetry<GameEvent> {
            NumberedSink(number: 1)
            NumberedSink(number: 2)
            NumberedSink(number: 3)
        }
        #expect(numbers(telemetry) == [1, 2, 3])
    }

    @Test(arguments: [(true, [1, 2, 4]), (false, [1, 3, 4])])
    func takesTheBranchThatIsTrue(condition: Bool, expected: [Int]) {
        let telemetry = Telemetry<GameEvent> {
            NumberedSink(number: 1)
            if condition { NumberedSink(number: 2) } else { NumberedSink(number: 3) }
            NumberedSink(number: 4)
        }
        #expect(numbers(telemetry) == expected)
    }

    @Test(arguments: [(true, [1, 2]), (false, [2])])
    func leavesOutAnIfThatIsFalse(condition: Bool, expected: [Int]) {
        let telemetry = Telemetry<GameEvent> {
            if condition { NumberedSink(number: 1) }
            NumberedSink(number: 2)
        }
        #expect(numbers(telemetry) == expected)
    }

    @Test func unrollsALoop() {
        let telemetry = Telemetry<GameEvent> {
            for number in 1...3 { NumberedSink(number: number) }
        }
        #expect(numbers(telemetry) == [1, 2, 3])
    }

    @Test func takesAReadyListAmongSingleSinks() {
        let ready: [any TelemetrySink<GameEvent>] = [
            NumberedSink(number: 2), NumberedSink(number: 3),
        ]
        let telemetry = Telemetry<GameEvent> {
            NumberedSink(number: 1)
            ready
        }
        #expect(numbers(telemetry) == [1, 2, 3])
    }

    @Test func takesConditionalCompilationAndAvailability() {
        let telemetry = Telemetry<GameEvent> {
            #if os(Plan9)
                NumberedSink(number: 0)
            #endif
            if #available(macOS 15, *) { NumberedSink(number: 1) }
        }
        #expect(numbers(telemetry) == [1])
    }

    @Test func makesAnEmptyListOfNothing() {
        #expect(numbers(Telemetry<GameEvent> {}) == [])
    }

    private func numbers(_ telemetry: Telemetry<GameEvent>) -> [Int] {
        telemetry.sinks.compactMap { ($0 as? NumberedSink)?.number }
    }
}
