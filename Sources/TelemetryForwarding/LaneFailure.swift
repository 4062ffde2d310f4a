public import TelemetryFacade

/// A delivery that did not succeed. The lane has gone on to the next one.
public struct LaneFailure<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the sink's type.
    public let sink: String
    /// What the sink was to take.
    public let event: Event
    /// When the event was observed.
    public let time: WallClockTime
    /// What went wrong.
    public let reason: LaneFailureReason
}
