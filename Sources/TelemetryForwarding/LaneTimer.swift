internal import Synchronization

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

/// Measures a lane's time limits, one after the other.
///
/// One task watches them all and sleeps at most once at a time: what a sleep takes is not given
/// back when it is cancelled, but when it would have ended.
final class LaneTimer<Time: Clock>: LaneTiming where Time.Duration == Duration {
    private struct Limit {
        let end: Time.Instant
        let race: LaneRace
    }

    private struct State {
        var limit: Limit?
        var watcher: Task<Void, Never>?
        var isWatching = false
    }

    private let clock: Time
    private let state = Mutex(State())

    init(clock: Time) {
        self.clock = clock
    }

    func result(
        of work: Task<Void, any Error>, within limit: Duration?
    ) async -> Result<Void, any Error>? {
        guard let limit else { return await work.result }
        let race = LaneRace()
        watch(Limit(end: clock.now.advanced(by: min(limit, Self.longestLimit)), race: race))
        // Not a child task: the race must be able to end while the work goes on.
        Task { race.settle(await work.result) }
        let result = await race.answer()
        state.withLock { $0.limit = nil }
        return result
    }

    func end() {
        state.withLock { $0.watcher }?.cancel()
    }

    private func watch(_ limit: Limit) {
        state.withLock { state in
            state.limit = limit
            guard !state.isWatching else { return }
            state.isWatching = true
            state.watcher = Task { await sleepUntilNothingIsLimited() }
        }
    }

    private func sleepUntilNothingIsLimited() async {
        while let end = nextEnd() {
            try? await clock.sleep(until: end, tolerance: nil)
            takeOverrun(at: clock.now)?.settle(nil)
        }
    }

    /// When to look again. Stops watching, in the same step, where there is nothing to look at.
    private func nextEnd() -> Time.Instant? {
        state.withLock { state in
            state.isWatching = state.limit != nil && !Task.isCancelled
            return state.isWatching ? state.limit?.end : nil
        }
    }

    private func takeOverrun(at now: Time.Instant) -> LaneRace? {
        state.withLock { state in
            guard let limit = state.limit, limit.end <= now else { return nil }
            state.limit = nil
            return limit.race
        }
    }
}

extension LaneTimer {
    /// A hundred years, which every clock can count.
    private static var longestLimit: Duration { .seconds(3_155_760_000) }
}
