internal import TelemetryFacade

/// Takes every event to the door.
struct DoorSink: TelemetrySink {
    let door: Door

    func receive(_ event: TelemetryEvent) {
        door.pass()
    }
}
