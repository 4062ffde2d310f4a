import Telemetry

/// Counts what was sold.
struct TillSink: TelemetrySink {
    let till: Till

    func receive(_ event: TelemetryEvent) {
        guard case .sold(_, let count, _) = event else { return }
        till.add(count)
    }
}
