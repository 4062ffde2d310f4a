internal import Synchronization

/// Counts, and lets a test wait for a count instead of for a time.
package final class Arrivals: Sendable {
    private typealias Watcher = (count: Int, continuation: CheckedContinuation<Void, Never>)

    private struct State {
        var count = 0
        var watchers: [Watcher] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// How many have arrived.
    package var count: Int { state.withLock { $0.count } }

    /// Counts one more.
    package func arrive() {
        let ready = state.withLock { state in
            state.count += 1
            let count = state.count
            defer { state.watchers.removeAll { $0.count <= count } }
            return state.watchers.filter { $0.count <= count }
        }
        ready.forEach { $0.continuation.resume() }
    }

    /// Waits until `count` have arrived.
    package func wait(for count: Int) async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if state.count >= count { return true }
                state.watchers.append((count, continuation))
                return false
            }
            if isDone { continuation.resume() }
        }
    }
}
