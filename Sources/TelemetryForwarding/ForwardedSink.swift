internal import TelemetryClock
public import TelemetryFacade

/// A sink behind a lane: `receive` leaves the event with the lane and returns.
///
/// Only a ``ForwardingLane`` makes one, so a parameter of this type is proof that what is passed
/// does not run on the observer's thread. Keeps its lane alive.
public struct ForwardedSink<Event: TelemetryEventProtocol>: TelemetrySinkWrapper, TimedTelemetrySink
{
    private let entrance: any LaneEntrance<Event>

    init(_ entrance: some LaneEntrance<Event>) {
        self.entrance = entrance
    }

    /// Notes the time and leaves `event` with the lane. Neither waits nor allocates; a full or
    /// finished lane loses an event and counts it. May be called from several threads at once.
    public func receive(_ event: Event) {
        entrance.accept(event, observedAt: .now())
    }

    /// The same, for an event that another lane observed at `time`.
    public func receive(_ event: Event, observedAt time: WallClockTime) {
        entrance.accept(event, observedAt: time)
    }

    /// The sink behind the lane.
    public var wrappedSinks: [WrappedSink<Event>] { [entrance.wrappedSink] }
}
