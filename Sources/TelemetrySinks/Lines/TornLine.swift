internal import Synchronization

/// Whether the receiver of a stream has a line without an end.
///
/// One for each stream, because another's lines are on another descriptor.
final class TornLine: Sendable {
    private let isPending = Atomic(false)

    /// Calls `write` with `line`, behind a line break if another one has to be ended first, and
    /// remembers whether a line is without an end now.
    @inline(__always)
    func write(
        _ line: FinishedLine, by write: (UnsafeRawBufferPointer) -> WriteOutcome
    ) -> WriteOutcome {
        let endsTornLine = take()
        let outcome = write(endsTornLine ? line.afterBreak : line.bytes)
        switch outcome {
        case .written: break
        case .refused: if endsTornLine { note() }
        case .torn: note()
        }
        return outcome
    }

    private func note() {
        isPending.store(true, ordering: .relaxed)
    }

    /// True for one of those who ask after a ``note()``.
    private func take() -> Bool {
        isPending.load(ordering: .relaxed) && isPending.exchange(false, ordering: .relaxed)
    }
}
