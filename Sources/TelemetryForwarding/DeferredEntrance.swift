internal import TelemetryFacade

/// The entrance to a sink that will be there later.
struct DeferredEntrance<Event: TelemetryEventProtocol>: LaneEntrance {
    let lane: ForwardingLane<Event>
    let box: DeferralBox<TimedEvent<Event>, OpenEntrance<Event>>
    /// What the place is kept for.
    let place: WrappedSink<Event>

    func accept(_ event: Event, observedAt time: WallClockTime) {
        box.pass(TimedEvent(event: event, time: time), deliver: Self.deliver)
    }

    func bind(to destination: LaneDestination<Event>) throws(SinkAlreadyBound) {
        let open = OpenEntrance(lane: lane, destination: destination)
        guard box.bind(open, deliver: Self.deliver) else {
            throw SinkAlreadyBound(sink: SinkName.of(place.type))
        }
    }

    var wrappedSink: WrappedSink<Event> {
        box.downstream?.wrappedSink ?? place.forwarded(by: lane)
    }

    private static func deliver(_ open: OpenEntrance<Event>, _ timed: TimedEvent<Event>) {
        open.accept(timed.event, observedAt: timed.time)
    }
}
