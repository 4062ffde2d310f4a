/// The socket that a sink was to send to cannot be reached; no sink was made.
public struct SocketUnavailable: Error, Equatable {
    /// Where the socket was expected.
    public let path: String
    /// The system's words for what is wrong.
    public let reason: String
}
