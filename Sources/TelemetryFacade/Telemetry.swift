/// The facade a program observes its events with: a value that holds the live sinks.
///
/// One is made at the composition root and passed to whoever has something to say. There is no
/// shared instance: two facades never disturb each other. Copying one copies a reference to its
/// immutable list of sinks.
public struct Telemetry<Event: TelemetryEventProtocol>: Sendable {
    /// The live sinks, in the order in which they receive each event.
    public let sinks: [any TelemetrySink<Event>]

    /// Makes a facade over `sinks`, called in list order.
    public init(sinks: [any TelemetrySink<Event>]) {
        self.sinks = sinks
    }

    /// Makes a facade over a list that may hold conditions, such as `#if` or `if`, between sinks.
    public init(@SinkListBuilder<Event> _ sinks: () -> [any TelemetrySink<Event>]) {
        self.init(sinks: sinks())
    }

    /// Hands `event` to every sink, in list order, before it returns.
    ///
    /// Never throws, allocates, locks or boxes the event; what a sink does is the sink's own cost.
    /// May be called from any thread, and from several at once.
    @inlinable
    public func observe(_ event: Event) {
        // By index: iterating by element copies each existential, at three times the cost.
        for index in sinks.indices {
            sinks[index].receive(event)
        }
    }
}
