internal import TelemetryFacade

/// The entrance to a sink that will be there later.
struct DeferredEntrance<Event: TelemetryEventProtocol>: LaneEntrance {
    let lane: ForwardingLane<Event>
    let box: DeferralBox<TimedEvent<Event>, OpenEntrance<Event>>
    /// What the place is kept for.
    let place: WrappedSink<Event>

    func accept(_ timed: TimedEvent<Event>) {
        box.pass(timed) { $0.accept($1) }
    }

    func bind(to destination: LaneDestination<Event>) throws(SinkAlreadyBound) {
        let open = OpenEntrance(lane: lane, destination: destination)
        guard box.bind(open, deliver: { $0.accept($1) }) else {
            throw SinkAlreadyBound(sink: SinkName.of(place.type))
        }
    }

    var wrappedSink: WrappedSink<Event> {
        box.downstream?.wrappedSink ?? place.forwarded(by: lane)
    }
}
