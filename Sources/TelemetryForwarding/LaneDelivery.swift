internal import TelemetryFacade

/// One event on its way to one sink.
struct LaneDelivery<Event: TelemetryEventProtocol>: Sendable {
    let destination: LaneDestination<Event>
    let timed: TimedEvent<Event>

    func perform() async throws {
        try await destination.sink.receive(timed.event, observedAt: timed.time)
    }

    func failure(_ reason: LaneFailureReason) -> LaneFailure<Event> {
        LaneFailure(
            sink: destination.name, event: timed.event, time: timed.time, reason: reason)
    }
}
