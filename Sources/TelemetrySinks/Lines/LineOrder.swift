internal import Synchronization

/// Writes the lines of a stream one after the other where the kernel may take only a part of one,
/// and remembers whether the receiver has a line without an end.
///
/// One for each stream: two that write to the same terminal or socket do not know of each other.
final class LineOrder: Sendable {
    private let isPending = Mutex(false)

    /// Calls `write` with `line`, behind a line break if another one has to be ended first.
    ///
    /// Others wait meanwhile, so that no line gets into the middle of one; `write` must not wait.
    @inline(__always)
    func write(
        _ line: FinishedLine, by write: (UnsafeRawBufferPointer) -> WriteOutcome
    ) -> WriteOutcome {
        isPending.withLock { isPending in
            let outcome = write(isPending ? line.afterBreak : line.bytes)
            switch outcome {
            case .written: isPending = false
            case .refused: break
            case .torn: isPending = true
            }
            return outcome
        }
    }
}
