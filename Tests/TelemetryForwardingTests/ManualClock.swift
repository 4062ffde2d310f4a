import EventSupport
import Synchronization

/// A clock that only a test moves.
final class ManualClock: Clock {
    struct Instant: InstantProtocol {
        let offset: Duration
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private struct Sleeper {
        let identity: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var identities = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let state = Mutex(State())
    /// Counts everyone who has gone to sleep.
    let asleep = Arrivals()

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .nanoseconds(1) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let identity = state.withLock { state in
            state.identities += 1
            return state.identities
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                enter(Sleeper(identity: identity, deadline: deadline, continuation: continuation))
            }
        } onCancel: {
            cancel(identity)
        }
    }

    /// Moves the clock and wakes everyone whose time has come.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let now = state.now
            defer { state.sleepers.removeAll { $0.deadline <= now } }
            return state.sleepers.filter { $0.deadline <= now }
        }
        due.forEach { $0.continuation.resume() }
    }

    private func enter(_ sleeper: Sleeper) {
        let outcome: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.contains(sleeper.identity) { return .failure(CancellationError()) }
            if sleeper.deadline <= state.now { return .success(()) }
            state.sleepers.append(sleeper)
            return nil
        }
        if let outcome { sleeper.continuation.resume(with: outcome) }
        asleep.arrive()
    }

    private func cancel(_ identity: Int) {
        let sleeper = state.withLock { state -> Sleeper? in
            state.cancelled.insert(identity)
            guard let index = state.sleepers.firstIndex(where: { $0.identity == identity }) else {
                return nil
            }
            return state.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}
