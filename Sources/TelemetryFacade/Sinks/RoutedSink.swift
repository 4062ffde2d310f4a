/// Hands a sink the events of chosen categories and keeps the others from it.
///
/// The generated factory wraps every sink whose `sink` line has a list. The wiring check looks
/// through it.
public struct RoutedSink<Base: TelemetrySink>: TelemetrySinkWrapper {
    @usableFromInline let base: Base
    @usableFromInline let categories: CategorySet<Base.Event>

    /// Wraps `base` so that it receives the events that have at least one of `categories`.
    @inlinable
    public init(_ base: Base, receives categories: CategorySet<Base.Event>) {
        self.base = base
        self.categories = categories
    }

    /// Passes `event` on if it has one of the chosen categories.
    @inlinable
    public func receive(_ event: Base.Event) {
        guard event.eventDescription.categories.intersects(categories) else { return }
        base.receive(event)
    }

    /// The wrapped sink with the chosen categories.
    public var wrappedSinks: [WrappedSink<Base.Event>] {
        [WrappedSink(base, receives: categories)]
    }
}

extension TelemetrySink {
    /// This sink, receiving only the events that have at least one of `categories`.
    @inlinable
    public func receiving(_ categories: CategorySet<Event>) -> RoutedSink<Self> {
        RoutedSink(self, receives: categories)
    }
}

extension RoutedSink: NamedByBase {
    static var baseType: Any.Type { Base.self }
}
