internal import TelemetryFacade

/// The entrance to a sink that is there.
struct OpenEntrance<Event: TelemetryEventProtocol>: LaneEntrance {
    let lane: ForwardingLane<Event>
    let destination: LaneDestination<Event>

    func accept(_ event: Event, observedAt time: WallClockTime) {
        lane.queue.add(LaneDelivery(destination: destination, event: event, time: time))
    }

    var wrappedSink: WrappedSink<Event> { destination.wrappedSink.forwarded(by: lane) }
}
