internal import Synchronization

/// The one subscription to MetricKit that a process has, shared by its sources.
///
/// One, because with several iterations from system version 27 each would get only some of the
/// reports. The subscription begins with the first source and ends with the last.
public final class MetricKitFeed: Sendable {
    private let adapter: any MetricKitAdapter
    private let state = Mutex(MetricKitSubscription())

    /// Makes a feed over `adapter`. An app uses the live feed; a test makes its own.
    public init(adapter: any MetricKitAdapter) {
        self.adapter = adapter
    }

    /// Adds `receiver`, once, and keeps it alive until it is removed.
    func add(_ receiver: any MetricKitReceiver) {
        state.withLock { $0.add(receiver) }
        settle()
    }

    /// Removes `receiver`, if it is there.
    func remove(_ receiver: any MetricKitReceiver) {
        state.withLock { $0.remove(receiver) }
        settle()
    }

    /// Tells the adapter what is due, outside the lock: the system may deliver before it returns.
    ///
    /// One thread at a time does so, and goes on for those that come meanwhile, so what the
    /// adapter hears never crosses.
    private func settle() {
        while let change = state.withLock({ $0.beginChange() }) {
            switch change {
            case .start: adapter.start { self.deliver($0) }
            case .stop: adapter.stop()
            }
            state.withLock { $0.endChange() }
        }
    }

    private func deliver(_ delivery: MetricKitDelivery) {
        for receiver in state.withLock({ $0.receivers }) {
            receiver.receive(delivery)
        }
    }
}
