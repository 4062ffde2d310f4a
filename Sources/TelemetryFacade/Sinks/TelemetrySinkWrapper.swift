/// A sink that passes events on to other sinks. The wiring check walks through it.
public protocol TelemetrySinkWrapper<Event>: TelemetrySink {
    /// The sinks behind this one, in calling order, each with what the wrapper changes about it.
    var wrappedSinks: [WrappedSink<Event>] { get }
}
