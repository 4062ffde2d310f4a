internal import TelemetryFacade

// The schema owns the words; the port's answer chooses one.

typealias SubmissionOutcome = TelemetryEvent.SubmissionOutcome

extension SubmissionOutcome {
    /// The word for how a platform call ended.
    init(_ outcome: TerminalOutcome) {
        switch outcome {
        case .reached: self = .reached
        case .notAuthenticated: self = .notAuthenticated
        case .failed: self = .failed
        }
    }
}
