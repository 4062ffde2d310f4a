import MetricKit
import TelemetryFacade
import TelemetryMetricKit

/// Listens to the stub of `MetricKit` up to system version 26, which prints who subscribes.
@main
enum MetricKit26Program {
    static func main() {
        let telemetry = Telemetry<ProgramEvent>(sinks: [PrintingSink()])
        let source = MetricKitSource(observing: telemetry) { ProgramEvent.events(of: $0) }
        MXMetricManager.shared.deliver(metrics: ["early"])
        source.start()
        source.start()
        MXMetricManager.shared.deliver(metrics: ["one", "two"], diagnostics: ["three"])

        let second = MetricKitSource(observing: telemetry) { ProgramEvent.events(of: $0) }
        second.start()
        source.stop()
        MXMetricManager.shared.deliver(metrics: ["four"])
        second.stop()
        MXMetricManager.shared.deliver(metrics: ["late"])
        print("unreadable: \(source.unreadableReports)")
    }
}
