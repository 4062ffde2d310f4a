internal import Synchronization

/// Whether the receiver of a stream has a line without an end.
///
/// One for each stream, because another's lines are on another descriptor.
final class TornLine: Sendable {
    private let isPending = Atomic(false)

    /// Remembers that the last line has no end.
    func note() {
        isPending.store(true, ordering: .relaxed)
    }

    /// Whether a line has to be ended first; true once for each ``note()``.
    func take() -> Bool {
        isPending.load(ordering: .relaxed) && isPending.exchange(false, ordering: .relaxed)
    }
}
