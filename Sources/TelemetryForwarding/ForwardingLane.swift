public import TelemetryFacade

/// Takes sinks off the observer's thread: one queue, one worker, deliveries in the order in which
/// they were observed, across all sinks on the lane.
///
/// The composition root makes it, forwards sinks through it, and ends it:
///
///     let lane = ForwardingLane<TelemetryEvent>(capacity: 256) { failure in … }
///     let telemetry = Telemetry(sinks: [lane.forward(UploadSink())])
///     …
///     await lane.finish()
///
/// Bounded: `observe` never waits for it. A lane that nobody ends delivers what it has and ends
/// once no sink made by it is left; one with a bound ``DeferredForwarding`` keeps itself alive and
/// has to be ended. The sinks run on the concurrency runtime's threads, so one
/// that blocks its thread for long deserves a lane, but not many lanes.
public final class ForwardingLane<Event: TelemetryEventProtocol>: Sendable {
    let queue: LaneQueue<Event>
    private let worker: Task<Void, Never>

    /// Starts a lane.
    ///
    /// - Parameters:
    ///   - capacity: how many deliveries may wait, at least one. Their room is taken now.
    ///   - overflow: which one to lose when there is no room.
    ///   - timeLimit: how long a sink may take over one event, or `nil` for as long as it likes.
    ///     One that takes longer is cancelled and reported. If it does not end soon after that,
    ///     the lane goes on without it: until it ends, every event for it is reported instead.
    ///   - clock: what measures the limit.
    ///   - onFailure: hears of every throw, every overrun and every event for a sink that is
    ///     still at another one, one at a time, in order.
    public init(
        capacity: Int, whenFull overflow: LaneOverflow = .dropNewest,
        timeLimit: Duration? = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
        onFailure: @escaping @Sendable (LaneFailure<Event>) -> Void
    ) {
        precondition(capacity > 0, "a lane needs room for at least one event")
        let queue = LaneQueue<Event>(capacity: capacity, overflow: overflow)
        let worker = LaneWorker(
            queue: queue, timeLimit: timeLimit, timer: Self.timer(clock), onFailure: onFailure)
        self.queue = queue
        self.worker = Task.detached { await worker.run() }
    }

    deinit {
        queue.finish()
    }

    private static func timer(_ clock: some Clock<Duration>) -> any LaneTiming {
        LaneTimer(clock: clock)
    }

    /// `sink`, called by this lane.
    public func forward(_ sink: some AsyncTelemetrySink<Event>) -> ForwardedSink<Event> {
        ForwardedSink(OpenEntrance(lane: self, destination: LaneDestination(sink)))
    }

    /// `sink`, called by this lane. For an ordinary sink that can block, such as a stream.
    ///
    /// Not for a `DeferredSink`, which would replay on the thread that binds it: see
    /// ``forward(deferred:capacity:)``.
    public func forward(_ sink: some TelemetrySink<Event>) -> ForwardedSink<Event> {
        ForwardedSink(OpenEntrance(lane: self, destination: LaneDestination(sink)))
    }

    /// A place for a sink that will be made later. Keeps up to `capacity` events until then.
    public func forward<Sink: AsyncTelemetrySink<Event>>(
        deferred type: Sink.Type, capacity: Int
    ) -> DeferredForwarding<Sink, Event> {
        DeferredForwarding(lane: self, capacity: capacity)
    }

    /// A place for a sink that will be made later. Keeps up to `capacity` events until then.
    public func forward<Sink: TelemetrySink<Event>>(
        deferred type: Sink.Type, capacity: Int
    ) -> DeferredForwarding<Sink, Event> {
        DeferredForwarding(lane: self, capacity: capacity)
    }

    /// What could not be delivered so far. May be read at any time from any thread.
    public var losses: LaneLosses { queue.losses }

    /// Waits until every event observed before the call is delivered, failed or lost.
    ///
    /// Returns early if the calling task or the lane is cancelled. Not to be called by a sink on
    /// this lane, which would wait for itself.
    public func drain() async {
        await queue.drain()
    }

    /// Ends the lane: refuses new events, delivers those it has, and returns when that is done.
    ///
    /// What comes later is lost and counted. If the calling task is cancelled, so is the lane.
    public func finish() async {
        queue.finish()
        await withTaskCancellationHandler {
            await queue.drain()
        } onCancel: {
            cancel()
        }
    }

    /// Ends the lane at once: cancels the sink that is running, loses what waits, and counts it.
    public func cancel() {
        queue.cancel()
        worker.cancel()
    }
}
