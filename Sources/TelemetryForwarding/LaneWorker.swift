internal import TelemetryFacade

/// Makes a lane's deliveries, one after the other, until the lane ends.
struct LaneWorker<Event: TelemetryEventProtocol>: Sendable {
    /// How long a cancelled sink may take to end before the next event goes on without it.
    static var unwinding: Duration { .milliseconds(100) }

    let queue: LaneQueue<Event>
    let timeLimit: Duration?
    let timer: any LaneTiming
    let onFailure: @Sendable (LaneFailure<Event>) -> Void

    func run() async {
        while let delivery = await queue.next() {
            if let reason = await perform(delivery) { onFailure(delivery.failure(reason)) }
        }
        timer.end()
    }

    private func perform(_ delivery: LaneDelivery<Event>) async -> LaneFailureReason? {
        // Another call could hold one more of the threads that all tasks of the program share.
        guard !delivery.destination.isBusy else { return .busy }
        let work = Task { try await delivery.perform() }
        let result = await withTaskCancellationHandler {
            await timer.result(of: work, within: timeLimit)
        } onCancel: {
            work.cancel()
        }
        switch result {
        case .success: return nil
        case .failure(let error): return .threw(error)
        case nil: return await overrun(work, delivery.destination)
        }
    }

    private func overrun(
        _ work: Task<Void, any Error>, _ destination: LaneDestination<Event>
    ) async -> LaneFailureReason {
        work.cancel()
        if await timer.result(of: work, within: Self.unwinding) == nil {
            destination.leaveBehind(work)
        }
        return .overran(limit: timeLimit ?? .zero)
    }
}
