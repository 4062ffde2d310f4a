import Synchronization

@testable import PuzzleGame

/// A time that moves only when a test says so.
final class ManualStopwatch: Sendable {
    private let time = Mutex(Duration.zero)

    var stopwatch: Stopwatch {
        Stopwatch { self.time.withLock { $0 } }
    }

    func advance(by duration: Duration) {
        time.withLock { $0 += duration }
    }
}
