internal import Synchronization

/// Holds whoever passes until it is opened, and tells when someone has arrived.
package final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let arrivals = Arrivals()

    package init() {}

    /// Waits here until the gate is open. Cancellation does not help.
    package func pass() async {
        await withCheckedContinuation { continuation in
            let passes = state.withLock { state in
                if !state.isOpen { state.held.append(continuation) }
                return state.isOpen
            }
            if passes { continuation.resume() }
            arrivals.arrive()
        }
    }

    /// Lets everyone through, now and later.
    package func open() {
        let held = state.withLock { state in
            state.isOpen = true
            defer { state.held.removeAll() }
            return state.held
        }
        held.forEach { $0.resume() }
    }

    /// Waits until `count` have arrived at the gate.
    package func arrival(_ count: Int = 1) async {
        await arrivals.wait(for: count)
    }
}
