/// A sink that passes events on to other sinks. The wiring check walks through it.
public protocol TelemetrySinkWrapper<Event>: TelemetrySink {
    /// What stands behind this wrapper, as the wiring check should see it, in calling order.
    ///
    /// Start from `WiredSink.sinks(in:)` of each wrapped sink and note what the wrapper changes.
    var wiredSinks: [WiredSink<Event>] { get }
}
