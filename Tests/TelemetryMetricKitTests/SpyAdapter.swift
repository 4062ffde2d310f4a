import Synchronization
import TelemetryMetricKit

/// Records when it is started and stopped, and delivers what the test gives it.
final class SpyAdapter: MetricKitAdapter {
    enum Call: Equatable {
        case start
        case stop
    }

    private struct State {
        var calls: [Call] = []
        var deliver: (@Sendable (MetricKitDelivery) -> Void)?
    }

    private let state = Mutex(State())
    private let firstDelivery: MetricKitDelivery?

    /// `firstDelivery` arrives before ``start(deliver:)`` returns.
    init(delivering firstDelivery: MetricKitDelivery? = nil) {
        self.firstDelivery = firstDelivery
    }

    var calls: [Call] { state.withLock { $0.calls } }

    func start(deliver: @escaping @Sendable (MetricKitDelivery) -> Void) {
        state.withLock {
            $0.calls.append(.start)
            $0.deliver = deliver
        }
        if let firstDelivery { deliver(firstDelivery) }
    }

    func stop() {
        state.withLock { $0.calls.append(.stop) }
    }

    /// Delivers as the system does, also when it was told to stop.
    func deliver(_ delivery: MetricKitDelivery) {
        state.withLock { $0.deliver }?(delivery)
    }
}
