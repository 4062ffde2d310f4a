import Synchronization
import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

@Suite struct ResourceUsageTests {
    private let recorder = RecordingSink<TelemetryEvent>()
    private let stopwatch = ManualStopwatch()

    private var source: ResourceUsageSource {
        ResourceUsageSource(
            telemetry: Telemetry(sinks: [recorder]), processorTime: stopwatch.stopwatch.elapsed)
    }

    @Test func observesWhatWasUsedBetweenStartAndStop() {
        let source = source
        stopwatch.advance(by: .seconds(1))
        source.start()
        stopwatch.advance(by: .seconds(2))
        source.stop()
        #expect(recorder.events == [.resourcesUsed(processorTime: .seconds(2))])
    }

    @Test func observesOnceHoweverOftenItIsStopped() {
        let source = source
        source.start()
        source.start()
        source.stop()
        source.stop()
        #expect(recorder.events == [.resourcesUsed(processorTime: .zero)])
    }

    @Test func observesNothingUnlessStarted() {
        source.stop()
        #expect(recorder.events == [])
    }

    @Test func knowsTheProcessorTimeOfTheProgram() {
        #expect(CLibrary.processorTime() > .zero)
    }
}
