// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization

/// Hands each report to one of its iterations only, like the real sequences.
public final class StubReportQueue<Report: Sendable>: Sendable {
    private let iterations = Mutex<[AsyncStream<Report>.Continuation]>([])

    /// How many iterations wait for reports.
    public var iterationCount: Int { iterations.withLock { $0.count } }

    /// Delivers to the iteration that waits longest, and to nobody where there is none.
    public func deliver(_ report: Report) {
        let next: AsyncStream<Report>.Continuation? = iterations.withLock { iterations in
            guard !iterations.isEmpty else { return nil }
            let next = iterations.removeFirst()
            iterations.append(next)
            return next
        }
        next?.yield(report)
    }

    func makeStream() -> AsyncStream<Report> {
        AsyncStream { continuation in
            continuation.onTermination = { _ in
                self.iterations.withLock { $0.removeAll { $0 == continuation } }
            }
            iterations.withLock { $0.append(continuation) }
        }
    }
}
