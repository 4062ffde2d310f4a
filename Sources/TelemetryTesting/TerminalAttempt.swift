public import TelemetryFacade

/// One attempt at a terminal call and how it ended.
public struct TerminalAttempt: Sendable {
    /// What was called.
    public let call: TerminalCall
    /// How it ended.
    public let outcome: TerminalOutcome

    init(_ call: TerminalCall, _ outcome: TerminalOutcome) {
        self.call = call
        self.outcome = outcome
    }

    var isReached: Bool {
        if case .reached = outcome { true } else { false }
    }
}
