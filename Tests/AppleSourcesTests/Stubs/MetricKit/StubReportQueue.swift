// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization

/// Hands each report to one of its iterations only, like the real sequences.
public final class StubReportQueue<Report: Sendable>: Sendable {
    private let iterations = Mutex<[AsyncStream<Report>.Continuation]>([])

    /// How many iterations wait for reports.
    public var iterationCount: Int { iterations.withLock { $0.count } }

    public func deliver(_ report: Report) {
        let next = iterations.withLock { iterations in
            iterations.append(iterations.removeFirst())
            return iterations[iterations.count - 1]
        }
        next.yield(report)
    }

    func makeStream(named name: String) -> AsyncStream<Report> {
        AsyncStream { continuation in
            continuation.onTermination = { _ in
                self.iterations.withLock { $0.removeAll { $0 == continuation } }
                print("end \(name)")
            }
            iterations.withLock { $0.append(continuation) }
            print("iterate \(name)")
        }
    }
}
