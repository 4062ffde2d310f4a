import TelemetryFacade
import TelemetryMetricKit

extension ProgramEvent {
    /// What these programs make of a report. Called on a thread of the system's choice.
    nonisolated static func events(of report: MetricKitReport) -> [ProgramEvent] {
        let kinds =
            switch report.contents {
            case .metrics: "metrics"
            case .diagnostics(let diagnostics): "\(diagnostics.map { "\($0)" })"
            }
        return [
            .reported(
                json: String(decoding: report.json, as: UTF8.self), kinds: kinds,
                from: report.start, to: report.end)
        ]
    }
}
