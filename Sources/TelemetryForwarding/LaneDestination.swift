internal import TelemetryFacade

/// A sink that a lane calls. An object, so that a waiting delivery holds one reference.
final class LaneDestination<Event: TelemetryEventProtocol>: Sendable {
    /// The sink as the wiring check sees it, but for the lane.
    let wiredSinks: [WiredSink<Event>]
    let sink: any AsyncTelemetrySink<Event>

    init(_ sink: some AsyncTelemetrySink<Event>) {
        wiredSinks = [WiredSink(type(of: sink))]
        self.sink = sink
    }

    init(_ sink: some TelemetrySink<Event>) {
        wiredSinks = WiredSink.sinks(in: sink)
        self.sink = Self.asynchronous(sink)
    }

    private static func asynchronous(
        _ sink: some TelemetrySink<Event>
    ) -> any AsyncTelemetrySink<Event> {
        guard let timed = sink as? any TimedTelemetrySink<Event> else {
            return SynchronousSink(base: sink)
        }
        return Self.timed(timed)
    }

    private static func timed(
        _ sink: some TimedTelemetrySink<Event>
    ) -> any AsyncTelemetrySink<Event> {
        TimedSink(base: sink)
    }

    /// The name to report failures by.
    var name: String { wiredSinks.map(\.name).joined(separator: ", ") }
}
