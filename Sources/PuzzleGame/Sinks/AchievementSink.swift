internal import TelemetryFacade

/// Unlocks achievements by the number of solved puzzles.
///
/// Reads the count that ``RecordSink`` writes, so it must come after it: before it, every
/// achievement would come one puzzle late. The schema says so, and the factory keeps the order.
struct AchievementSink: TelemetrySink {
    let record: CompletionRecord
    let shelf: AchievementShelf
    /// Hears of each achievement.
    let telemetry: Telemetry<TelemetryEvent>
    /// Tells the player. Called on the observer's thread, so it must return promptly.
    let announce: @Sendable (Achievement) -> Void

    func receive(_ event: TelemetryEvent) {
        guard case .puzzleSolved = event else { return }
        for achievement in shelf.unlock(upTo: record.completedCount) {
            telemetry.observe(.achievementUnlocked(achievement: achievement))
            announce(achievement)
        }
    }
}
