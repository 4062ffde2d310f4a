internal import TelemetryFacade

/// An event and when it was observed.
struct TimedEvent<Event: TelemetryEventProtocol>: Sendable {
    let event: Event
    let time: WallClockTime
}
