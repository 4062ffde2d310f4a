import MetricKit
import Synchronization
import TelemetryFacade
import TelemetryMetricKit

/// Listens to the stub of `MetricKit` from system version 27, which prints when a manager is made.
@main
enum MetricKit27Program {
    static func main() async {
        let telemetry = Telemetry<ProgramEvent>(sinks: [PrintingSink()])
        let source = MetricKitSource(observing: telemetry) { ProgramEvent.events(of: $0) }
        let second = MetricKitSource(observing: telemetry) { ProgramEvent.events(of: $0) }
        source.start()
        second.start()
        await waitForIterations(1)
        second.stop()
        await deliverEverything()
        await wait { source.unreadableReports == 1 }

        source.stop()
        await waitForIterations(0)
        source.start()
        await waitForIterations(1)
        StubReports.diagnostics.deliver(DiagnosticReport(.hang(1)))
        StubReports.diagnostics.deliver(DiagnosticReport(.crash(1), canBeEncoded: false))
        await wait { source.unreadableReports == 2 }
        source.stop()
        await waitForIterations(0)
        print("unreadable: \(source.unreadableReports)")
    }

    /// The metrics first, and waits for them, because the sequences are independent.
    private static func deliverEverything() async {
        StubReports.metrics.deliver(MetricReport(start: 1.5, duration: 2, value: 1))
        StubReports.metrics.deliver(MetricReport(start: -0.5, duration: 1, value: .infinity))
        await wait { PrintingSink.count.withLock { $0 } == 2 }
        for result: DiagnosticResult in [
            .crash(1), .hang(1), .cpuException(1), .diskWriteException(1), .appLaunch(1),
        ] {
            StubReports.diagnostics.deliver(DiagnosticReport(result))
        }
        StubReports.diagnostics.deliver(DiagnosticReport(.crash(1), canBeEncoded: false))
    }

    /// Waits until each sequence is iterated over by `count`, and prints if it is not.
    private static func waitForIterations(_ count: Int) async {
        await wait {
            StubReports.metrics.iterationCount == count
                && StubReports.diagnostics.iterationCount == count
        }
        print("iterations: \(count)")
    }

    private static func wait(until condition: @Sendable () -> Bool) async {
        let end = ContinuousClock.now + .seconds(10)
        while !condition(), ContinuousClock.now < end {
            try? await Task.sleep(for: .milliseconds(1))
        }
        if !condition() { print("waited in vain") }
    }
}
