import Synchronization

/// What the till holds. The composition root owns it; sinks borrow it.
final class Till: Sendable {
    private let count = Mutex(0)

    /// How many things were sold.
    var soldCount: Int { count.withLock { $0 } }

    /// Counts `more` things.
    func add(_ more: Int) {
        count.withLock { $0 += more }
    }
}
