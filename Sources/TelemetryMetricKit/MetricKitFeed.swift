internal import Synchronization

/// The one subscription to MetricKit that a process has, shared by its sources.
///
/// One, because with several iterations from system version 27 each would get only some of the
/// reports. The subscription begins with the first source and ends with the last.
public final class MetricKitFeed: Sendable {
    private let adapter: any MetricKitAdapter
    private let receivers = Mutex<[any MetricKitReceiver]>([])

    /// Makes a feed over `adapter`. An app uses the live feed; a test makes its own.
    public init(adapter: any MetricKitAdapter) {
        self.adapter = adapter
    }

    /// Adds `receiver`, once, and keeps it alive until it is removed.
    func add(_ receiver: any MetricKitReceiver) {
        let isFirst = receivers.withLock { receivers in
            guard !receivers.contains(where: { $0 === receiver }) else { return false }
            receivers.append(receiver)
            return receivers.count == 1
        }
        // Outside the lock: the system may deliver before this returns.
        if isFirst { adapter.start { self.deliver($0) } }
    }

    /// Removes `receiver`, if it is there.
    func remove(_ receiver: any MetricKitReceiver) {
        let wasLast = receivers.withLock { receivers in
            let countBefore = receivers.count
            receivers.removeAll { $0 === receiver }
            return countBefore == 1 && receivers.isEmpty
        }
        if wasLast { adapter.stop() }
    }

    private func deliver(_ delivery: MetricKitDelivery) {
        for receiver in receivers.withLock({ $0 }) {
            receiver.receive(delivery)
        }
    }
}
