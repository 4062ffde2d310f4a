internal import Synchronization

/// Counts what failed. May be used from several threads at once.
final class FailureCounter: Sendable {
    private let failures = Atomic<Int>(0)

    /// The failures so far.
    var count: Int { failures.load(ordering: .relaxed) }

    /// Counts one more.
    func add() {
        failures.add(1, ordering: .relaxed)
    }
}
