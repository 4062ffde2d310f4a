internal import Dispatch
internal import Synchronization

/// Where the worker of a lane is held, so that nothing else runs while observers are measured.
final class Door: Sendable {
    private let arrivals = DispatchSemaphore(value: 0)
    private let passes = DispatchSemaphore(value: 0)
    private let expected = Mutex(0)

    /// Stops the caller until it is let through.
    func pass() {
        arrivals.signal()
        passes.wait()
    }

    /// Waits until somebody stands at the door.
    func waitForVisitor() {
        arrivals.wait()
    }

    /// Notes that `count` more will come.
    func expect(_ count: Int) {
        expected.withLock { $0 += count }
    }

    /// Lets through whoever stands there and all that are expected but the last.
    func letThrough() {
        let count = expected.withLock { expected in
            defer { expected = 0 }
            return expected
        }
        for _ in 0..<count { passes.signal() }
        for _ in 0..<count { arrivals.wait() }
    }
}
