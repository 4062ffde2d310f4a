internal import Synchronization
internal import TelemetryFacade

/// Where deliveries wait for the lane's worker. Shared by observers, worker and owner.
///
/// Never holds its lock while anything outside runs: continuations are resumed, and events
/// released, after it is free again.
final class LaneQueue<Event: TelemetryEventProtocol>: Sendable {
    private let state: Mutex<LaneState<Event>>

    init(capacity: Int, overflow: LaneOverflow) {
        state = Mutex(LaneState(capacity: capacity, overflow: overflow))
    }

    var losses: LaneLosses { state.withLock { $0.losses } }

    /// Adds `delivery`, or counts a loss. Neither waits nor allocates.
    func add(_ delivery: LaneDelivery<Event>) {
        var (delivery, worker) = (delivery, CheckedContinuation<Void, Never>?.none)
        state.withLock { worker = $0.add(&delivery) }
        worker?.resume()
    }

    /// Ends the worker's current delivery and waits for the next; `nil` when the lane has ended.
    func next() async -> LaneDelivery<Event>? {
        while true {
            let (step, drained) = state.withLock { $0.advance() }
            drained.forEach { $0.resume() }
            switch step {
            case .deliver(let delivery): return delivery
            case .end: return nil
            case .wait: await park()
            }
        }
    }

    /// Waits until everything accepted so far is delivered or lost, the lane is cancelled, or
    /// the calling task is.
    func drain() async {
        let identity = state.withLock { $0.nextDrainer() }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                // The flag is read under the lock: the handler below either finds the
                // continuation, or has set the flag before this looks at it.
                let waits = state.withLock { state in
                    !Task.isCancelled && state.addDrainer(identity, continuation)
                }
                if !waits { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.removeDrainer(identity) }?.resume()
        }
    }

    func finish() {
        state.withLock { $0.finish() }?.resume()
    }

    func cancel() {
        var forgotten = BoundedRing<LaneDelivery<Event>>(capacity: 0)
        let woken = state.withLock { $0.cancel(forgetting: &forgotten) }
        woken.forEach { $0.resume() }
    }

    private func park() async {
        await withCheckedContinuation { continuation in
            let parks = state.withLock { $0.park(continuation) }
            if !parks { continuation.resume() }
        }
    }
}
