internal import TelemetryFacade

/// Lets a lane call an ordinary sink that does not ask when an event happened.
struct SynchronousSink<Base: TelemetrySink>: AsyncTelemetrySink {
    let base: Base

    func receive(_ event: Base.Event, observedAt time: WallClockTime) async throws {
        base.receive(event)
    }
}
