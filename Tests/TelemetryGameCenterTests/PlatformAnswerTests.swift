import Synchronization
import Testing

@testable import TelemetryGameCenter

@Suite("PlatformAnswer")
struct PlatformAnswerTests {
    private struct Refusal: Error, Equatable {}

    @Test func returnsWhenThePlatformReportsNoError() async throws {
        try await PlatformAnswer.wait { completion in completion(nil) }
    }

    @Test func throwsWhatThePlatformReports() async {
        await #expect(throws: Refusal()) {
            try await PlatformAnswer.wait { completion in completion(Refusal()) }
        }
    }

    @Test func waitsForAnAnswerFromAnotherThread() async {
        await #expect(throws: Refusal()) {
            try await PlatformAnswer.wait { completion in
                Task.detached {
                    try? await Task.sleep(for: .milliseconds(20))
                    completion(Refusal())
                }
            }
        }
    }

    @Test func takesTheFirstOfTwoAnswers() async throws {
        try await PlatformAnswer.wait { completion in
            completion(nil)
            completion(Refusal())
        }
    }

    @Test(.timeLimit(.minutes(15)))
    func stopsWaitingWhenItsTaskIsCancelled() async {
        let task = Task { try await PlatformAnswer.wait { _ in } }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test(.timeLimit(.minutes(15)))
    func ignoresAnAnswerAfterTheCancellation() async {
        let late = Mutex<(@Sendable ((any Error)?) -> Void)?>(nil)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await PlatformAnswer.wait { completion in late.withLock { $0 = completion } }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        late.withLock { $0 }?(nil)
    }
}
