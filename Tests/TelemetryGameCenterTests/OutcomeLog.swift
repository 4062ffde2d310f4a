import Synchronization
import TelemetryFacade

/// Keeps what a terminal call handler heard, as text that can be compared exactly.
final class OutcomeLog: Sendable {
    private let recorded = Mutex<[String]>([])

    var lines: [String] { recorded.withLock { $0 } }

    var handler: TerminalCallHandler {
        { call, outcome in
            self.recorded.withLock { $0.append("\(call): \(Self.text(of: outcome))") }
        }
    }

    private static func text(of outcome: TerminalOutcome) -> String {
        switch outcome {
        case .reached: "reached"
        case .notAuthenticated: "not authenticated"
        case .failed(let error): "failed: \(error)"
        }
    }
}
