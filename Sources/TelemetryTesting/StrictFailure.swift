public import TelemetryFacade

/// A difference between the events that a ``StrictSink`` expected and those that came.
public enum StrictFailure<Event: TelemetryEventProtocol>: Equatable, Sendable {
    /// This came instead of `expected`, or though nothing more was expected.
    case unexpected(Event, expected: Event?)
    /// This was expected and did not come.
    case missing(Event)
}

extension StrictFailure: CustomStringConvertible {
    /// What happened, in words.
    public var description: String { message }
}
