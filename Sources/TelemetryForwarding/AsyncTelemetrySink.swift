public import TelemetryFacade

/// A sink whose work takes time: it may suspend, and it may fail.
///
/// It stands behind a lane of its composition root, never in the list of sinks itself: see
/// ``ForwardingLane``. Nothing here is called on the observer's thread. The lane calls one sink at
/// a time, in the order in which the events were observed, and cancels a call that outlasts its
/// time limit. A throw is reported to the lane's handler and the next event goes on.
public protocol AsyncTelemetrySink<Event>: Sendable {
    /// The schema whose events the sink receives.
    associatedtype Event: TelemetryEventProtocol

    /// Takes one event. `time` is when it was observed, not when the lane came to it.
    ///
    /// Should end soon after its task is cancelled: the lane waits for it, because two calls at
    /// once would lose the order.
    func receive(_ event: Event, observedAt time: WallClockTime) async throws
}
