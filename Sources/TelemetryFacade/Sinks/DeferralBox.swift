internal import Synchronization

/// Keeps elements until there is a downstream for them, then hands them on in order of arrival.
///
/// May be used from several threads at once. Never holds its lock while a downstream runs.
package final class DeferralBox<Element: Sendable, Downstream: Sendable>: Sendable {
    /// An object, so that the state is laid out alike for every downstream. A layout that depends
    /// on the caller's type would be looked up in every call.
    private final class Binding: Sendable {
        let downstream: Downstream

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }
    }

    private struct State {
        var kept: BoundedRing<Element>
        var binding: Binding?
        var isReplaying = false
        var isFinished = false
        var lossCount = 0
    }

    private let state: Mutex<State>

    /// Makes a box without a downstream that keeps up to `capacity` elements.
    package init(capacity: Int) {
        precondition(capacity >= 0, "a deferral cannot keep fewer than no events")
        state = Mutex(State(kept: BoundedRing(capacity: capacity)))
    }

    /// What the box is bound to, if anything; set from the moment a binding begins.
    package var downstream: Downstream? {
        state.withLock { $0.binding }?.downstream
    }

    /// How many elements came while there was no room to keep them, or were lost at the end.
    package var lossCount: Int {
        state.withLock { $0.lossCount }
    }

    /// Delivers `element` now if everything before it has been delivered, else keeps it.
    /// Where there is no room left it is lost and counted. Does not allocate.
    package func pass(_ element: Element, deliver: (Downstream, Element) -> Void) {
        var ready: Binding?
        state.withLock { state in
            if let binding = state.binding, !state.isReplaying {
                ready = binding
            } else if state.kept.isFull {
                state.lossCount += 1
            } else {
                state.kept.append(element)
            }
        }
        if let ready { deliver(ready.downstream, element) }
    }

    /// Binds the box and delivers what was kept, oldest first, before it returns.
    ///
    /// What arrives meanwhile is kept behind that, so the order stays. Answers `false`, and
    /// changes nothing, where the box is bound already. Does nothing in a finished box.
    package func bind(_ downstream: Downstream, deliver: (Downstream, Element) -> Void) -> Bool {
        guard begin(Binding(downstream)) else { return false }
        // Ends at once in a finished box, which keeps nothing.
        while let element = nextKept() { deliver(downstream, element) }
        return true
    }

    /// Lets go of the downstream and of what is kept, for good; that and what comes later is lost
    /// and counted.
    package func finish() {
        // Released after the lock is free: the last reference to a sink may go with it.
        var (binding, kept) = (Binding?.none, BoundedRing<Element>(capacity: 0))
        state.withLock { state in
            state.isFinished = true
            state.lossCount += state.kept.count
            swap(&binding, &state.binding)
            swap(&kept, &state.kept)
        }
    }

    private func begin(_ binding: Binding) -> Bool {
        state.withLock { state in
            guard state.binding == nil else { return false }
            guard !state.isFinished else { return true }
            state.binding = binding
            state.isReplaying = true
            return true
        }
    }

    /// The next kept element. Ends the replay, in the same step, when there is none.
    private func nextKept() -> Element? {
        state.withLock { state in
            if let element = state.kept.popFirst() { return element }
            state.isReplaying = false
            state.kept = BoundedRing(capacity: 0)
            return nil
        }
    }
}
