internal import Synchronization

/// How many puzzles were ever solved. The composition root owns it; sinks borrow it.
///
/// May be used from several threads at once.
final class CompletionRecord: Sendable {
    private let count: Mutex<Int>

    /// Starts from what is on record.
    init(completedCount: Int) {
        count = Mutex(completedCount)
    }

    /// The number of puzzles solved so far.
    var completedCount: Int {
        count.withLock { $0 }
    }

    /// Counts one more.
    func addCompletion() {
        count.withLock { $0 += 1 }
    }
}
