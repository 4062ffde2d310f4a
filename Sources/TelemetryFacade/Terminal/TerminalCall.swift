/// A platform call at which an event's way ends, such as `GKLeaderboard.submitScore`.
///
/// The `calls` line of a schema names it, the port that makes the call reports it.
public struct TerminalCall: Hashable, Sendable, CustomStringConvertible {
    /// The name as the schema writes it.
    public let name: String

    /// Names a terminal call.
    public init(_ name: String) {
        self.name = name
    }

    /// The name.
    public var description: String { name }
}

/// How one attempt at a terminal call ended. Every attempt ends in exactly one of these.
public enum TerminalOutcome: Sendable {
    /// The platform took the call and reported no error.
    case reached
    /// The call was not made: the platform needs an authenticated user and has none.
    case notAuthenticated
    /// The platform answered with an error.
    case failed(any Error)
}

/// Hears of every attempt at a terminal call. May be called from any thread.
public typealias TerminalCallHandler = @Sendable (TerminalCall, TerminalOutcome) -> Void
