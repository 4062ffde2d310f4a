/// Holds the place of product analytics until a vendor is chosen: receives events, does nothing.
///
/// Wired like any other sink, so that the day a vendor is chosen is a change of one line.
public struct NoOpTrackingSink<Event: TelemetryEventProtocol>: TelemetrySink {
    /// Makes the sink.
    public init() {}

    /// Does nothing, deliberately.
    @inlinable
    public func receive(_ event: Event) {}
}
