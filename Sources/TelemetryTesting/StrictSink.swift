public import TelemetryFacade

/// Accepts exactly the events a test expects, in order, and reports everything else.
///
/// A value like every sink: copies share one expectation.
///
///     let strict = StrictSink<TelemetryEvent>(expecting: [.started]) { Issue.record("\($0)") }
public struct StrictSink<Event: TelemetryEventProtocol>: TelemetrySink {
    private let expectation: StrictExpectation<Event>
    private let onFailure: @Sendable (StrictFailure<Event>) -> Void

    /// Makes a sink that expects `events` in this order and nothing else. `onFailure` is called
    /// on the observer's thread, possibly concurrently.
    public init(
        expecting events: [Event] = [],
        onFailure: @escaping @Sendable (StrictFailure<Event>) -> Void
    ) {
        expectation = StrictExpectation(events)
        self.onFailure = onFailure
    }

    /// Expects `events` after what is expected already. May be called from any thread.
    public func expect(_ events: Event...) {
        expectation.append(events)
    }

    /// Ticks `event` off where it is the next expected one, else reports it. What was expected
    /// stays expected then.
    public func receive(_ event: Event) {
        if let failure = expectation.take(event) { onFailure(failure) }
    }

    /// Reports every event that is still expected, and expects none of them any more.
    public func finish() {
        for event in expectation.removeAll() { onFailure(.missing(event)) }
    }
}
