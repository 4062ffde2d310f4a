#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    internal import MetricKit
    internal import Synchronization

    /// MetricKit up to system version 26: an object subscribes to the shared manager.
    final class MetricSubscriberAdapter: MetricKitAdapter {
        // Held here because the manager is not known to keep its subscribers alive.
        private let subscriber = Mutex<MetricSubscriber?>(nil)

        func start(deliver: @escaping @Sendable (MetricKitDelivery) -> Void) {
            let added = MetricSubscriber(deliver: deliver)
            subscriber.withLock { $0 = added }
            MXMetricManager.shared.add(added)
        }

        // Never at the end of an object's life: the platform warns that the app might crash.
        func stop() {
            let removed = subscriber.withLock { subscriber in
                defer { subscriber = nil }
                return subscriber
            }
            if let removed { MXMetricManager.shared.remove(removed) }
        }
    }
#endif
