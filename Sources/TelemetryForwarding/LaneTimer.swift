/// Waits for a task, but no longer than a limit, whether or not the task heeds cancellation.
struct LaneTimer: Sendable {
    let clock: any Clock<Duration>

    /// How `work` ended; `nil` if it is still running after `limit`. No limit, no `nil`.
    func result(
        of work: Task<Void, any Error>, within limit: Duration?
    ) async -> Result<Void, any Error>? {
        guard let limit else { return await work.result }
        let race = LaneRace()
        let timer = Task {
            try await clock.sleep(for: limit)
            race.settle(nil)
        }
        // Not a child task: the race must be able to end while the work goes on.
        Task { race.settle(await work.result) }
        let result = await race.answer()
        timer.cancel()
        return result
    }
}
