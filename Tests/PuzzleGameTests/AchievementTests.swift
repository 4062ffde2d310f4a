import Synchronization
import TelemetryFacade
import TelemetryTesting
import Testing

@testable import PuzzleGame

@Suite struct AchievementTests {
    private static let solved = TelemetryEvent.puzzleSolved(
        difficulty: .easy, attempts: 1, duration: .zero, hints: 0)

    @Test func countsSolvedPuzzlesOnly() {
        let record = CompletionRecord(completedCount: 4)
        let sink = RecordSink(record: record)
        sink.receive(.puzzleFailed(difficulty: .easy, attempts: 10, mostBulls: 2))
        sink.receive(.puzzleAbandoned(difficulty: .easy, attempts: 1, isEndOfInput: false))
        sink.receive(Self.solved)
        #expect(record.completedCount == 5)
    }

    @Test func unlocksEachAchievementAtItsCount() {
        let shelf = AchievementShelf(completedCount: 0)
        let unlocked = (1...12).map { shelf.unlock(upTo: $0) }
        #expect(
            unlocked == [
                [.firstPuzzle], [], [.thirdPuzzle], [], [], [], [], [], [], [.tenthPuzzle], [], [],
            ])
    }

    @Test func unlocksWhatItSkipped() {
        let shelf = AchievementShelf(completedCount: 0)
        #expect(shelf.unlock(upTo: 4) == [.firstPuzzle, .thirdPuzzle])
        #expect(shelf.unlock(upTo: 4) == [])
        #expect(shelf.unlock(upTo: 2) == [])
        #expect(shelf.unlock(upTo: 4) == [])
    }

    @Test func unlocksNothingThatEarlierSessionsHaveEarned() {
        #expect(AchievementShelf(completedCount: 3).unlock(upTo: 9) == [])
    }

    @Test func announcesWhatTheRecordHasEarned() {
        let record = CompletionRecord(completedCount: 3)
        let announced = Announcements()
        let recorder = RecordingSink<TelemetryEvent>()
        let sink = AchievementSink(
            record: record, shelf: AchievementShelf(completedCount: 2),
            telemetry: Telemetry(sinks: [recorder]), announce: announced.announce)
        sink.receive(.puzzleFailed(difficulty: .easy, attempts: 10, mostBulls: 2))
        #expect(announced.all == [])
        sink.receive(Self.solved)
        #expect(announced.all == [.thirdPuzzle])
        #expect(recorder.events == [.achievementUnlocked(achievement: .thirdPuzzle)])
    }

    @Test func countsAPuzzleBeforeItRewardsIt() throws {
        let announced = Announcements()
        let root = try CompositionRoot.forTest(announce: announced.announce)
        root.telemetry.observe(Self.solved)
        #expect(root.record.completedCount == 1)
        #expect(announced.all == [.firstPuzzle])
    }

    @Test func countsTheEventsThatCannotBeShown() throws {
        let root = try CompositionRoot.forTest(eventStream: -1, minimumLevel: .debug)
        root.telemetry.observe(.sessionStarted(difficulty: .easy, isDemo: false))
        #expect(root.lostEventCount == 1)
    }

    @Test func countsWhatEachPlaceLosesAfterTheEnd() async throws {
        let root = try CompositionRoot.forTest()
        await root.finish()
        root.telemetry.observe(.puzzleFailed(difficulty: .easy, attempts: 10, mostBulls: 2))
        #expect(root.lostEventCount == 2)
    }
}

/// Keeps what was announced.
private final class Announcements: Sendable {
    private let achievements = Mutex<[Achievement]>([])

    var all: [Achievement] {
        achievements.withLock { $0 }
    }

    func announce(_ achievement: Achievement) {
        achievements.withLock { $0.append(achievement) }
    }
}
