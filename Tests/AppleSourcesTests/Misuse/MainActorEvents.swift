// error: call to main actor-isolated global function 'events(of:)' in a synchronous nonisolated context
import TelemetryFacade
import TelemetryMetricKit

@MainActor func events<Event>(of report: MetricKitReport) -> [Event] { [] }

func source<Event>(_ telemetry: Telemetry<Event>) -> MetricKitSource<Event> {
    MetricKitSource(observing: telemetry) { events(of: $0) }
}
