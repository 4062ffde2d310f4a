internal import TelemetryFacade

/// Lets a lane call an ordinary sink that notes when an event happened.
struct TimedSink<Base: TimedTelemetrySink>: AsyncTelemetrySink {
    let base: Base

    func receive(_ event: Base.Event, observedAt time: WallClockTime) async throws {
        base.receive(event, observedAt: time)
    }
}
