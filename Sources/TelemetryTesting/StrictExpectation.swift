internal import Synchronization
internal import TelemetryFacade

/// The events that a ``StrictSink`` still expects. May be used from several threads at once.
///
/// Never holds its lock while events are compared or released: both can run code of the schema.
final class StrictExpectation<Event: TelemetryEventProtocol>: Sendable {
    private struct State {
        var expected: ArraySlice<Event>
        /// How often the first expected event was taken away.
        var removalCount = 0
    }

    private let state: Mutex<State>

    init(_ events: [Event]) {
        state = Mutex(State(expected: events[...]))
    }

    func append(_ events: [Event]) {
        state.withLock { $0.expected.append(contentsOf: events) }
    }

    /// Ticks `event` off where it is the next expected one; answers what is wrong where it is not.
    func take(_ event: Event) -> StrictFailure<Event>? {
        while true {
            let (next, removalCount) = state.withLock { ($0.expected.first, $0.removalCount) }
            guard next == event else { return .unexpected(event, expected: next) }
            if removeFirst(after: removalCount) { return nil }
        }
    }

    /// Takes all of them away.
    func removeAll() -> ArraySlice<Event> {
        state.withLock { state in
            defer { state.expected = [] }
            state.removalCount += 1
            return state.expected
        }
    }

    /// Takes the first away, unless somebody else did so since `removalCount` was read.
    private func removeFirst(after removalCount: Int) -> Bool {
        let removed = state.withLock { state -> Event? in
            guard state.removalCount == removalCount else { return nil }
            state.removalCount += 1
            return state.expected.popFirst()
        }
        return removed != nil
    }
}
