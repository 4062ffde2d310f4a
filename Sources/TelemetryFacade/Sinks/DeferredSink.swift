/// Holds the place of a sink that cannot be made yet, because what it needs itself needs the
/// `Telemetry` it will be part of.
///
///     let deferred = DeferredSink<ScoreSink>(capacity: 64)
///     let telemetry = Telemetry(sinks: [deferred])
///     try deferred.setDownstream(ScoreSink(service: ScoreService(telemetry: telemetry)))
///
/// Events observed before the binding are kept, up to the capacity, and replayed in order;
/// what finds no room is lost and counted. A value like every sink: copies share one box, which
/// the composition root owns. The wiring check looks through it and reports it while it is
/// unbound.
///
/// The facade reads no clock: a kept event that is replayed happened, for a sink that notes the
/// time, when the place was bound. Where the time of observation matters, use the deferral of a
/// lane, `forward(deferred:capacity:)`, which keeps it.
///
/// A bound sink and the `Telemetry` that it needs keep each other alive through the box. That is
/// what a root that lives as long as its program wants; one that ends earlier, as in a test, calls
/// ``finish()``.
public struct DeferredSink<Downstream: TelemetrySink>: TelemetrySinkWrapper {
    private let box: DeferralBox<Downstream.Event, Downstream>

    /// Makes an unbound sink that keeps up to `capacity` events, at least zero.
    public init(capacity: Int) {
        box = DeferralBox(capacity: capacity)
    }

    /// Binds the place to `downstream`, for good, and replays what was kept before it returns.
    ///
    /// Events that others observe meanwhile queue behind the kept ones, so every observer's order
    /// stays: it returns when `downstream` has caught up with them, and what finds no room until
    /// then is lost and counted. Bind before others observe much. No lock is held while
    /// `downstream` runs. Throws ``SinkAlreadyBound`` on a second binding; the first stays in
    /// force. After ``finish()`` it binds nothing. May be called from any thread.
    public func setDownstream(_ downstream: Downstream) throws(SinkAlreadyBound) {
        guard box.bind(downstream, deliver: Self.deliver) else {
            throw SinkAlreadyBound(sink: SinkName.of(Downstream.self))
        }
    }

    /// Passes `event` on, or keeps it until there is somewhere to pass it. Does not allocate.
    public func receive(_ event: Downstream.Event) {
        box.pass(event, deliver: Self.deliver)
    }

    /// Lets go of the bound sink, for good. What is kept or comes later is lost and counted; an
    /// observer that is in the sink already leaves it in its own time. May be called from any
    /// thread, also again.
    public func finish() {
        box.finish()
    }

    /// How many events came while there was no room to keep them, or were lost to ``finish()``.
    public var lossCount: Int { box.lossCount }

    /// The bound sink or, while there is none, its place.
    public var wrappedSinks: [WrappedSink<Downstream.Event>] {
        guard let downstream = box.downstream else {
            return [WrappedSink(unbound: Downstream.self)]
        }
        return [WrappedSink(downstream)]
    }

    private static func deliver(_ downstream: Downstream, _ event: Downstream.Event) {
        downstream.receive(event)
    }
}

extension DeferredSink: NamedByBase {
    static var baseType: Any.Type { Downstream.self }
}
