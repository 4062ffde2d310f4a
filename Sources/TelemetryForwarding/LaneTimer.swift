internal import Synchronization

/// Measures a lane's time limits, one after the other.
///
/// One task watches them all and sleeps on where the next limit ends later: what a sleep takes is
/// not given back when it is cancelled, but when it would have ended.
final class LaneTimer<Time: Clock>: LaneTiming where Time.Duration == Duration {
    private struct Limit {
        let end: Time.Instant
        let race: LaneRace
    }

    private struct State {
        var limit: Limit?
        /// Until when the watcher sleeps; `nil` if there is none.
        var waking: Time.Instant?
        var watcher: Task<Void, Never>?
        /// The number of the watcher. One with another number has been replaced.
        var number = 0
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
        let replaced = state.withLock { state -> Task<Void, Never>? in
            state.limit = limit
            if let waking = state.waking, waking <= limit.end { return nil }
            defer { start(&state, until: limit.end) }
            return state.watcher
        }
        replaced?.cancel()
    }

    private func start(_ state: inout State, until end: Time.Instant) {
        state.number += 1
        state.waking = end
        state.watcher = Task { [number = state.number] in
            while let end = nextEnd(number) {
                try? await clock.sleep(until: end, tolerance: nil)
                takeOverrun(at: clock.now)?.settle(nil)
            }
        }
    }

    /// When the watcher is to look again. Ends it, in the same step, where nothing is limited.
    private func nextEnd(_ number: Int) -> Time.Instant? {
        state.withLock { state in
            guard state.number == number else { return nil }
            state.waking = Task.isCancelled ? nil : state.limit?.end
            return state.waking
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
