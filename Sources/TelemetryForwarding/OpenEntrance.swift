internal import TelemetryFacade

/// The entrance to a sink that is there.
struct OpenEntrance<Event: TelemetryEventProtocol>: LaneEntrance {
    let lane: ForwardingLane<Event>
    let destination: LaneDestination<Event>

    func accept(_ timed: TimedEvent<Event>) {
        lane.queue.add(LaneDelivery(destination: destination, timed: timed))
    }

    var wrappedSink: WrappedSink<Event> { destination.wrappedSink.forwarded(by: lane) }
}
