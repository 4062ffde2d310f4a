/// A sink that can fail. It joins the others behind an ``IsolatedSink``, which takes the failure.
///
/// But for the throw, the contract is that of ``TelemetrySink``, also that it is a value: the
/// wiring check reports a class, and an actor too.
public protocol ThrowingTelemetrySink<Event>: Sendable {
    /// The events this sink understands.
    associatedtype Event: TelemetryEventProtocol

    /// Takes one event, or throws why it could not.
    func receive(_ event: Event) throws
}

extension ThrowingTelemetrySink {
    /// This sink as one that cannot throw: `onFailure` takes the error and the event.
    public func isolated(
        onFailure: @escaping @Sendable (any Error, Event) -> Void
    ) -> IsolatedSink<Self> {
        IsolatedSink(self, onFailure: onFailure)
    }
}
