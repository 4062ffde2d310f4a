internal import Synchronization
public import TelemetryFacade

/// Hears of terminal calls in a test's place: give ``handler`` to the ports of a live root.
///
/// A value; copies share one recording.
public struct TerminalCallRecorder: Sendable {
    private let recording = TerminalCallRecording()

    /// Makes a recorder that has heard of nothing.
    public init() {}

    /// What the spy ports report their attempts to. May be called from several threads at once.
    public var handler: TerminalCallHandler {
        { [recording] call, outcome in
            recording.attempts.withLock { $0.append(TerminalAttempt(call, outcome)) }
        }
    }

    /// The attempts so far, in the order in which they were reported.
    public var attempts: [TerminalAttempt] {
        recording.attempts.withLock { $0 }
    }
}

private final class TerminalCallRecording: Sendable {
    let attempts = Mutex<[TerminalAttempt]>([])
}
