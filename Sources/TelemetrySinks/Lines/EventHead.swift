internal import TelemetryFacade

/// What every line says about an event before its fields.
struct EventHead {
    /// The name of the event on the wire.
    let name: StaticString
    /// How important it is.
    let level: EventLevel
    /// When it was received.
    let time: WallClockTime
}
