internal import Synchronization

/// The achievements unlocked so far. The composition root owns it; the sink borrows it.
///
/// May be used from several threads at once: each achievement is handed out once.
final class AchievementShelf: Sendable {
    private let rewardedCount: Mutex<Int>

    /// Starts with everything that `completedCount` solved puzzles have earned before.
    init(completedCount: Int) {
        rewardedCount = Mutex(completedCount)
    }

    /// Unlocks and returns what `completedCount` solved puzzles earn and was not unlocked before.
    func unlock(upTo completedCount: Int) -> [Achievement] {
        rewardedCount.withLock { rewarded in
            let earned = Achievement.allCases.filter {
                $0.requiredCount > rewarded && $0.requiredCount <= completedCount
            }
            rewarded = max(rewarded, completedCount)
            return earned
        }
    }
}
