internal import Synchronization

/// Counts the events that a sink could not hand to the kernel.
///
/// The composition root makes one for each sink and reads it whenever it likes, from any thread.
public final class LossCounter: Sendable {
    private let full = Atomic<Int>(0)
    private let closed = Atomic<Int>(0)
    private let tooLong = Atomic<Int>(0)
    private let failed = Atomic<Int>(0)
    private let shortenedEvents = Atomic<Int>(0)

    /// Starts at nothing lost.
    public init() {}

    /// The events lost so far, for whatever reason.
    public var total: Int {
        LossReason.allCases.reduce(0) { $0 + count(of: $1) }
    }

    /// The events lost so far for one reason.
    public func count(of reason: LossReason) -> Int {
        counter(of: reason) { $0.load(ordering: .relaxed) }
    }

    /// The events that arrived, but with a text cut or a field left out, to fit the longest line
    /// that their receiver takes.
    public var shortened: Int {
        shortenedEvents.load(ordering: .relaxed)
    }

    func add(_ reason: LossReason) {
        counter(of: reason) { _ = $0.add(1, ordering: .relaxed) }
    }

    func addShortened() {
        shortenedEvents.add(1, ordering: .relaxed)
    }

    private func counter<Result>(
        of reason: LossReason, _ body: (borrowing Atomic<Int>) -> Result
    ) -> Result {
        switch reason {
        case .full: body(full)
        case .closed: body(closed)
        case .tooLong: body(tooLong)
        case .failed: body(failed)
        }
    }
}
