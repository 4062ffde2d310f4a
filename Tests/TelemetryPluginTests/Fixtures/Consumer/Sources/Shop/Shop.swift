public import Telemetry

/// A feature: it says what happened and does not know who listens.
public struct Shop: Sendable {
    private let telemetry: Telemetry<TelemetryEvent>

    /// Makes a shop that observes its events with `telemetry`.
    public init(telemetry: Telemetry<TelemetryEvent>) {
        self.telemetry = telemetry
    }

    /// Sells a few things and closes.
    public func open() {
        telemetry.observe(.sold(article: "tea", count: 2))
        telemetry.observe(.sold(article: "bread", count: 3, payment: .card))
        telemetry.observe(.closed)
    }
}
