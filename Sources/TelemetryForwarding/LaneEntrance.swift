internal import TelemetryFacade

/// Where events enter a lane on their way to one sink.
protocol LaneEntrance<Event>: Sendable {
    associatedtype Event: TelemetryEventProtocol
    /// Takes an event without waiting for anyone.
    func accept(_ event: Event, observedAt time: WallClockTime)
    /// What stands behind the lane.
    var wrappedSink: WrappedSink<Event> { get }
}
