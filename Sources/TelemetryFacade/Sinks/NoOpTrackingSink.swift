/// Holds the place of product analytics until a vendor is chosen: receives events, does nothing.
///
/// Wired like any other sink, so that the day a vendor is chosen is a change of one line.
public struct NoOpTrackingSink<Event: TelemetryEventProtocol>: TrackingSink {
    /// Makes the sink.
    public init() {}

    /// Does nothing, deliberately.
    public func track(_ event: TrackedEvent<Event>) {}

    /// Does nothing, deliberately: not even collect the fields.
    @inlinable
    public func receive(_ event: Event) {}

    /// Does nothing, deliberately: not even collect the fields.
    @inlinable
    public func receive(_ event: Event, observedAt time: WallClockTime) {}
}
