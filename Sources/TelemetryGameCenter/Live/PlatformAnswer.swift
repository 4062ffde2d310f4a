internal import Synchronization

/// Waits for one answer of a platform call that takes a completion handler and knows nothing of
/// cancellation.
///
/// The first of answer and cancellation decides; what comes later is ignored, so a handler that is
/// called twice does no harm.
final class PlatformAnswer: Sendable {
    private typealias Continuation = CheckedContinuation<Void, any Error>

    private enum State {
        case unasked
        case waiting(Continuation)
        case settled(Result<Void, any Error>)
    }

    private let state = Mutex<State>(.unasked)

    /// Makes `call` and returns when it reports `nil`; throws what it reports otherwise, and
    /// `CancellationError` as soon as the task is cancelled.
    static func wait(
        for call: (_ completion: @escaping @Sendable ((any Error)?) -> Void) -> Void
    ) async throws {
        let answer = PlatformAnswer()
        call { error in answer.settle(error.map { .failure($0) } ?? .success(())) }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer.attach($0) }
        } onCancel: {
            answer.settle(.failure(CancellationError()))
        }
    }

    private func attach(_ continuation: Continuation) {
        let result: Result<Void, any Error>? = state.withLock { state in
            if case .settled(let result) = state { return result }
            state = .waiting(continuation)
            return nil
        }
        if let result { continuation.resume(with: result) }
    }

    private func settle(_ result: Result<Void, any Error>) {
        let continuation: Continuation? = state.withLock { state in
            switch state {
            case .settled:
                return nil
            case .unasked:
                state = .settled(result)
                return nil
            case .waiting(let continuation):
                state = .settled(result)
                return continuation
            }
        }
        continuation?.resume(with: result)
    }
}
