/// Waits for a task, but no longer than a limit, whether or not the task heeds cancellation.
protocol LaneTiming: Sendable {
    /// How `work` ended; `nil` if it is still running after `limit`. No limit, no `nil`. Not to be
    /// called again before it has answered.
    func result(
        of work: Task<Void, any Error>, within limit: Duration?
    ) async -> Result<Void, any Error>?

    /// Stops watching, for good.
    func end()
}
