internal import TelemetryFacade

/// What a lane remembers. A plain value: ``LaneQueue`` guards it and acts on its answers.
struct LaneState<Event: TelemetryEventProtocol> {
    private enum Phase { case open, finishing, cancelled }

    /// Someone who waits until everything before `target` is done.
    private struct Drainer {
        let identity: Int
        let target: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    /// What the worker is to do next.
    enum Step {
        case deliver(LaneDelivery<Event>)
        case wait
        case end
    }

    private var waiting: BoundedRing<LaneDelivery<Event>>
    private let overflow: LaneOverflow
    private var phase = Phase.open
    private var acceptedCount = 0
    /// The number, counted in order of acceptance, of the delivery being made.
    private var current: Int?
    private var worker: CheckedContinuation<Void, Never>?
    private var drainers: [Drainer] = []
    private var drainerCount = 0
    private(set) var losses = LaneLosses()

    init(capacity: Int, overflow: LaneOverflow) {
        waiting = BoundedRing(capacity: capacity)
        self.overflow = overflow
    }

    /// Everything with a smaller number is delivered or lost.
    private var oldestOutstanding: Int { current ?? acceptedCount - waiting.count }
}

// What observers do.
extension LaneState {
    /// Accepts `delivery` or counts a loss. What it displaces is left in its place, for the caller
    /// to release. Answers the worker if it waits.
    mutating func add(
        _ delivery: inout LaneDelivery<Event>
    ) -> CheckedContinuation<Void, Never>? {
        guard phase == .open else {
            losses.finished += 1
            return nil
        }
        if waiting.isFull {
            losses.full += 1
            guard overflow == .dropOldest else { return nil }
            waiting.replaceFirst(by: &delivery)
        } else {
            waiting.append(delivery)
        }
        acceptedCount += 1
        return worker.take()
    }
}

// What the worker does.
extension LaneState {
    /// Ends the current delivery and names the next step, and who has waited for this.
    mutating func advance() -> (step: Step, drained: [CheckedContinuation<Void, Never>]) {
        current = nil
        let step = nextStep()
        return (step, takeDrained())
    }

    /// Parks the worker, unless there is something to do by now; then answers `false`.
    mutating func park(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        guard waiting.count == 0, phase == .open else { return false }
        worker = continuation
        return true
    }

    private mutating func nextStep() -> Step {
        let number = acceptedCount - waiting.count
        if let delivery = waiting.popFirst() {
            current = number
            return .deliver(delivery)
        }
        return phase == .open ? .wait : .end
    }

    private mutating func takeDrained() -> [CheckedContinuation<Void, Never>] {
        guard !drainers.isEmpty else { return [] }
        let done = oldestOutstanding
        let drained = drainers.filter { $0.target <= done }
        drainers.removeAll { $0.target <= done }
        return drained.map(\.continuation)
    }
}

// What the owner does.
extension LaneState {
    /// A number for someone who is about to wait.
    mutating func nextDrainer() -> Int {
        drainerCount += 1
        return drainerCount
    }

    /// Keeps `continuation` until all that has been accepted is done; `false` if that is now.
    mutating func addDrainer(
        _ identity: Int, _ continuation: CheckedContinuation<Void, Never>
    ) -> Bool {
        guard phase != .cancelled, oldestOutstanding < acceptedCount else { return false }
        drainers.append(
            Drainer(identity: identity, target: acceptedCount, continuation: continuation))
        return true
    }

    /// Lets go of someone who no longer wants to wait.
    mutating func removeDrainer(_ identity: Int) -> CheckedContinuation<Void, Never>? {
        guard let index = drainers.firstIndex(where: { $0.identity == identity }) else {
            return nil
        }
        return drainers.remove(at: index).continuation
    }

    /// Accepts nothing more. Answers the worker if it has to be woken to see that.
    mutating func finish() -> CheckedContinuation<Void, Never>? {
        if phase == .open { phase = .finishing }
        return worker.take()
    }

    /// Accepts nothing more and forgets what waits. Answers everyone who has to be woken.
    /// `forgotten` is for the caller to release.
    mutating func cancel(
        forgetting forgotten: inout BoundedRing<LaneDelivery<Event>>
    ) -> [CheckedContinuation<Void, Never>] {
        phase = .cancelled
        losses.cancelled += waiting.count
        swap(&waiting, &forgotten)
        let woken = drainers.map(\.continuation) + (worker.take().map { [$0] } ?? [])
        drainers.removeAll()
        return woken
    }
}
