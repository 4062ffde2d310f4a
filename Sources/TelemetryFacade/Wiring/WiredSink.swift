/// What the wiring check sees of one live sink, after looking through its wrappers.
public struct WiredSink<Event: TelemetryEventProtocol>: Equatable, Sendable {
    /// The name of the sink's type, without module, outer types and generic arguments.
    public let name: String
    /// The events that reach the sink.
    public private(set) var receives: EventSelection<Event> = .all

    /// Describes a sink that receives all events, known by the name of its type.
    public init(_ type: Any.Type) {
        name = Self.name(of: type)
    }

    /// The same sink behind a wrapper that lets only `categories` pass.
    public func narrowed(to categories: CategorySet<Event>) -> WiredSink {
        var narrowed = self
        narrowed.receives = receives.narrowed(to: categories)
        return narrowed
    }

    /// The sinks that `sink` stands for: itself or, where it is a wrapper, what is behind it.
    public static func sinks(in sink: any TelemetrySink<Event>) -> [WiredSink] {
        guard let wrapper = sink as? any TelemetrySinkWrapper<Event> else {
            return [WiredSink(type(of: sink))]
        }
        return wrapper.wiredSinks
    }

    private static func name(of type: Any.Type) -> String {
        String(String(describing: type).prefix { $0 != "<" })
    }
}
