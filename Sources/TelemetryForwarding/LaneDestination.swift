internal import Synchronization
internal import TelemetryFacade

/// A sink that a lane calls. An object, so that a waiting delivery holds one reference.
final class LaneDestination<Event: TelemetryEventProtocol>: Sendable {
    let sink: any AsyncTelemetrySink<Event>
    /// The ordinary sink that ``sink`` calls, if that is what was forwarded.
    private let base: (any TelemetrySink<Event>)?
    private let isLeftBehind = Atomic<Bool>(false)

    init(_ sink: some AsyncTelemetrySink<Event>) {
        base = nil
        self.sink = sink
    }

    init(_ sink: some TelemetrySink<Event>) {
        base = sink
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

    /// Whether the sink is still at an event that the lane no longer waits for.
    var isBusy: Bool { isLeftBehind.load(ordering: .acquiring) }

    /// Makes the sink busy until `work` has ended.
    func leaveBehind(_ work: Task<Void, any Error>) {
        isLeftBehind.store(true, ordering: .releasing)
        Task {
            _ = await work.result
            isLeftBehind.store(false, ordering: .releasing)
        }
    }

    /// The sink as the wiring check sees it, but for the lane.
    var wrappedSink: WrappedSink<Event> {
        base.map { WrappedSink($0) } ?? WrappedSink(type: type(of: sink))
    }

    /// The name to report failures by: that of the sink behind all wrappers, or of each of them.
    var name: String { Self.names(behind: wrappedSink).joined(separator: ", ") }

    private static func names(behind wrapped: WrappedSink<Event>) -> [String] {
        guard let wrapper = wrapped.sink as? any TelemetrySinkWrapper<Event> else {
            return [SinkName.of(wrapped.type)]
        }
        return wrapper.wrappedSinks.flatMap(names)
    }
}
