/// Keeps the failures of a throwing sink from everyone else.
///
/// What the sink throws goes to a handler; the next sink is called all the same. The wiring check
/// looks through it.
public struct IsolatedSink<Base: ThrowingTelemetrySink>: TelemetrySinkWrapper {
    private let base: Base
    private let onFailure: @Sendable (any Error, Base.Event) -> Void

    /// Wraps `base`. `onFailure` is called on the observer's thread, possibly concurrently, and
    /// must return promptly, as a sink must.
    public init(_ base: Base, onFailure: @escaping @Sendable (any Error, Base.Event) -> Void) {
        self.base = base
        self.onFailure = onFailure
    }

    /// Passes `event` on and hands what that throws to the handler.
    public func receive(_ event: Base.Event) {
        do {
            try base.receive(event)
        } catch {
            onFailure(error, event)
        }
    }

    /// The wrapped sink.
    public var wrappedSinks: [WrappedSink<Base.Event>] { [WrappedSink(type: type(of: base))] }
}

extension IsolatedSink: NamedByBase {
    static var baseType: Any.Type { Base.self }
}
