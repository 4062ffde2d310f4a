internal import TelemetryFacade

/// What the wiring check sees of one live sink, after looking through its wrappers.
struct WiredSink<Event: TelemetryEventProtocol> {
    /// The name of the sink's type, without module, outer types and generic arguments.
    let name: String
    /// Whether the sink is there. Where it is not, `name` is that of the one waited for.
    let isBound: Bool
    /// The events that reach the sink.
    private(set) var receives = PassedEvents<Event>()
    /// The lane that calls the sink; `nil` if that is the observer's thread.
    private(set) var lane: ObjectIdentifier?
    /// The class or actor, the sink's own or that of a wrapper before it, that makes the sink an
    /// object with state of its own; `nil` if all of them are values.
    private(set) var statefulType: String?

    /// The sinks that `sink` stands for: itself or, where it is a wrapper, what is behind it.
    static func sinks(in sink: any TelemetrySink<Event>) -> [WiredSink] {
        guard let wrapper = sink as? any TelemetrySinkWrapper<Event> else {
            return [WiredSink(type(of: sink), isBound: true)]
        }
        let sinks = wrapper.wrappedSinks.flatMap { Self.sinks(behind: $0) }
        guard type(of: sink) is AnyClass else { return sinks }
        return sinks.map { $0.behind(type(of: sink)) }
    }

    private static func sinks(behind wrapped: WrappedSink<Event>) -> [WiredSink] {
        let sinks =
            wrapped.sink.map { Self.sinks(in: $0) }
            ?? [WiredSink(wrapped.type, isBound: wrapped.isBound)]
        return sinks.map { $0.wrapped(as: wrapped) }
    }

    private init(_ type: Any.Type, isBound: Bool) {
        name = SinkName.of(type)
        self.isBound = isBound
        statefulType = SinkName.baseType(of: type) is AnyClass ? name : nil
    }

    private func wrapped(as place: WrappedSink<Event>) -> WiredSink {
        var wrapped = self
        if let categories = place.categories { wrapped.receives.narrow(to: categories) }
        // Of several lanes the last one calls the sink.
        wrapped.lane = lane ?? place.lane
        return wrapped
    }

    private func behind(_ wrapper: Any.Type) -> WiredSink {
        var wrapped = self
        wrapped.statefulType = SinkName.of(wrapper)
        return wrapped
    }
}
