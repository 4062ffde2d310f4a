/// How one attempt at a terminal call ended. Every attempt ends in exactly one of these.
public enum TerminalOutcome: Sendable {
    /// The platform took the call and reported no error.
    case reached
    /// The call was not made: the platform needs an authenticated user and has none.
    case notAuthenticated
    /// The platform answered with an error; or the call was cancelled, or refused before it was
    /// made.
    case failed(any Error)
}

/// Hears of every attempt at a terminal call. May be called from any thread.
public typealias TerminalCallHandler = @Sendable (TerminalCall, TerminalOutcome) -> Void
