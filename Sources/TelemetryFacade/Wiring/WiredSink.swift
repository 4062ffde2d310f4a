/// What the wiring check sees of one live sink, after looking through its wrappers.
public struct WiredSink<Event: TelemetryEventProtocol>: Equatable, Sendable {
    /// The name of the sink's type, without module, outer types and generic arguments.
    public let name: String
    /// The events that reach the sink.
    public private(set) var receives: EventSelection<Event> = .all
    /// Whether the sink is there. Where it is not, `name` is that of the one waited for.
    public private(set) var isBound = true
    /// The lane that calls the sink; `nil` if that is the observer's thread.
    public private(set) var lane: ObjectIdentifier?
    /// The class or actor, the sink's own or that of a wrapper before it, that makes the sink an object
    /// with state of its own; `nil` if all of them are values.
    public private(set) var statefulType: String?

    /// Describes a sink that receives all events, known by the name of its type. A wrapper of
    /// this package around one sink goes by the name of that sink.
    public init(_ type: Any.Type) {
        var type = type
        while let wrapper = type as? any NamedByBase.Type { type = wrapper.baseType }
        name = TypeName.of(type)
        statefulType = type is AnyClass ? name : nil
    }

    /// The same sink behind a wrapper that lets only `categories` pass.
    public func narrowed(to categories: CategorySet<Event>) -> WiredSink {
        var narrowed = self
        narrowed.receives = receives.narrowed(to: categories)
        return narrowed
    }

    /// The place of this sink, with nothing bound to it yet.
    public func unbound() -> WiredSink {
        var unbound = self
        unbound.isBound = false
        return unbound
    }

    /// The same sink, called by `lane`; only a lane may say so.
    package func forwarded(by lane: AnyObject) -> WiredSink {
        var forwarded = self
        forwarded.lane = ObjectIdentifier(lane)
        return forwarded
    }

    /// The sinks that `sink` stands for: itself or, where it is a wrapper, what is behind it.
    public static func sinks(in sink: any TelemetrySink<Event>) -> [WiredSink] {
        guard let wrapper = sink as? any TelemetrySinkWrapper<Event> else {
            return [WiredSink(type(of: sink))]
        }
        guard type(of: sink) is AnyClass else { return wrapper.wiredSinks }
        return wrapper.wiredSinks.map { $0.behind(type(of: sink)) }
    }

    private func behind(_ wrapper: Any.Type) -> WiredSink {
        var wrapped = self
        wrapped.statefulType = TypeName.of(wrapper)
        return wrapped
    }
}
