public import TelemetryFacade

/// The place on a lane of a sink that cannot be made yet, because what it needs itself needs the
/// `Telemetry` it will be part of.
///
///     let scores = lane.forward(deferred: ScoreSink.self, capacity: 64)
///     let telemetry = Telemetry(sinks: [scores.sink])
///     try scores.setDownstream(ScoreSink(service: ScoreService(telemetry: telemetry)))
///
/// Events observed before the binding are kept with their time, up to the capacity. A value;
/// copies share one place, which the composition root owns.
///
/// A bound sink, the `Telemetry` that it needs and the lane keep one another alive, so such a lane
/// never ends by itself: end it with ``ForwardingLane/finish()``, then the place with ``finish()``.
public struct DeferredForwarding<Downstream: Sendable, Event: TelemetryEventProtocol>: Sendable {
    private let entrance: DeferredEntrance<Event>

    init(lane: ForwardingLane<Event>, capacity: Int) {
        entrance = DeferredEntrance(
            lane: lane, box: DeferralBox(capacity: capacity),
            place: WrappedSink(unbound: Downstream.self))
    }

    /// What to put among the live sinks.
    public var sink: ForwardedSink<Event> { ForwardedSink(entrance) }

    /// How many events came while there was no room to keep them, or were lost to ``finish()``.
    public var lossCount: Int { entrance.box.lossCount }

    /// Lets go of the bound sink, for good. What is kept here or comes later is lost and counted;
    /// what the lane has already is still delivered. May be called from any thread, also again.
    public func finish() {
        entrance.box.finish()
    }

    func bind(to destination: LaneDestination<Event>) throws(SinkAlreadyBound) {
        try entrance.bind(to: destination)
    }
}

extension DeferredForwarding where Downstream: AsyncTelemetrySink<Event> {
    /// Binds the place to `downstream`, for good, and hands the lane what was kept, in order.
    ///
    /// Does not wait for the lane. Throws `SinkAlreadyBound` on a second binding; the first
    /// stays in force. May be called from any thread, also while others observe.
    public func setDownstream(_ downstream: Downstream) throws(SinkAlreadyBound) {
        try bind(to: LaneDestination(downstream))
    }
}

extension DeferredForwarding where Downstream: TelemetrySink<Event> {
    /// Binds the place to `downstream`, for good, and hands the lane what was kept, in order.
    ///
    /// Does not wait for the lane. Throws `SinkAlreadyBound` on a second binding; the first
    /// stays in force. May be called from any thread, also while others observe.
    public func setDownstream(_ downstream: Downstream) throws(SinkAlreadyBound) {
        try bind(to: LaneDestination(downstream))
    }
}
