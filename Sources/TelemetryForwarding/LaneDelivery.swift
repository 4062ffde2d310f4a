internal import TelemetryFacade

/// One event on its way to one sink.
struct LaneDelivery<Event: TelemetryEventProtocol>: Sendable {
    let destination: LaneDestination<Event>
    let event: Event
    let time: WallClockTime

    func perform() async throws {
        try await destination.sink.receive(event, observedAt: time)
    }

    func failure(_ reason: LaneFailureReason) -> LaneFailure<Event> {
        LaneFailure(sink: destination.name, event: event, time: time, reason: reason)
    }
}
