/// A listener: whatever wants to know about events implements this one function.
///
/// The contract of `receive(_:)`:
/// - It is called synchronously on the observer's thread, in list order, exactly once per event.
/// - It may be called from several threads at once.
/// - It returns promptly. What can block belongs behind a lane (module `TelemetryForwarding`).
/// - It cannot stop another sink from receiving the event.
///
/// A sink is a value without mutable state of its own. What it needs to remember it borrows from
/// an object that the composition root owns.
public protocol TelemetrySink<Event>: Sendable {
    /// The events this sink understands; a generic sink leaves it to be inferred.
    associatedtype Event: TelemetryEventProtocol

    /// Takes one event. See the contract above.
    func receive(_ event: Event)
}
