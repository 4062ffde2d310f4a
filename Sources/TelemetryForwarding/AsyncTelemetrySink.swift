public import TelemetryFacade

/// A sink whose work takes time: it may suspend, and it may fail.
///
/// It stands behind a lane of its composition root, never in the list of sinks itself: see
/// ``ForwardingLane``. Nothing here is called on the observer's thread. The lane calls one sink at
/// a time, in the order in which the events were observed, and cancels a call that outlasts its
/// time limit. A throw is reported to the lane's handler and the next event goes on.
///
/// A cancelled call has 100 ms to end. One that is deaf to it is left behind: until it ends the
/// sink is not called again, and each of its events is reported to the handler.
///
/// As an ordinary sink it is a value: what it needs to remember it borrows from an object that the
/// composition root owns. The wiring check reports a class, and an actor too.
public protocol AsyncTelemetrySink<Event>: Sendable {
    /// The schema whose events the sink receives.
    associatedtype Event: TelemetryEventProtocol

    /// Takes one event. `time` is when it was observed, not when the lane came to it.
    ///
    /// Should end within 100 ms of the cancellation of its task: the lane waits that long, because
    /// two calls at once lose the order.
    func receive(_ event: Event, observedAt time: WallClockTime) async throws
}
