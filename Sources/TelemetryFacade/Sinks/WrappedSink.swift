/// A sink behind a wrapper, or the place of one, and what the wrapper changes about it.
public struct WrappedSink<Event: TelemetryEventProtocol>: Sendable {
    /// The sink, where it is one that may itself be a wrapper.
    package let sink: (any TelemetrySink<Event>)?
    /// The type of the sink.
    package let type: Any.Type
    /// Whether the sink is there.
    package let isBound: Bool
    /// All that the wrapper lets pass; `nil` if that is every event.
    package private(set) var categories: CategorySet<Event>?
    /// The lane that calls the sink, in place of whoever calls the wrapper.
    package private(set) var lane: ObjectIdentifier?

    /// A sink that receives every event the wrapper receives or, of those, the ones that have at
    /// least one of `categories`.
    public init(_ sink: any TelemetrySink<Event>, receives categories: CategorySet<Event>? = nil) {
        self.init(type: Swift.type(of: sink), sink: sink, isBound: true)
        self.categories = categories
    }

    /// The place of a sink of `type` that is not there yet.
    public init(unbound type: Any.Type) {
        self.init(type: type, sink: nil, isBound: false)
    }

    /// A sink of `type` that is called in another way than by `TelemetrySink`.
    public init(type: Any.Type) {
        self.init(type: type, sink: nil, isBound: true)
    }

    private init(type: Any.Type, sink: (any TelemetrySink<Event>)?, isBound: Bool) {
        self.type = type
        self.sink = sink
        self.isBound = isBound
    }

    /// The same, called by `lane`; only a lane may say so.
    package func forwarded(by lane: AnyObject) -> WrappedSink {
        var forwarded = self
        forwarded.lane = ObjectIdentifier(lane)
        return forwarded
    }
}
