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
