internal import Synchronization

/// Takes the first answer, drops the second.
final class LaneRace: Sendable {
    /// How the work ended; `nil` if the limit came first.
    typealias Answer = Result<Void, any Error>?
    typealias Waiter = CheckedContinuation<Answer, Never>

    private enum State {
        case running(Waiter?)
        case settled(Answer)
    }

    private let state = Mutex(State.running(nil))

    func settle(_ answer: Answer) {
        let waiter = state.withLock { state -> Waiter? in
            guard case .running(let waiter) = state else { return nil }
            state = .settled(answer)
            return waiter
        }
        waiter?.resume(returning: answer)
    }

    /// Waits for the first answer. Called once.
    func answer() async -> Answer {
        await withCheckedContinuation { continuation in
            let settled = state.withLock { state -> Answer? in
                if case .settled(let answer) = state { return .some(answer) }
                state = .running(continuation)
                return nil
            }
            if let settled { continuation.resume(returning: settled) }
        }
    }
}
