import Synchronization
import TelemetryMetricKit

/// Delivers while it is being started, and notes what happens within a call.
final class NestingAdapter: MetricKitAdapter {
    enum Step: Equatable {
        case startBegins
        case startEnds
        case stop
    }

    private let delivery: MetricKitDelivery
    private let taken = Mutex<[Step]>([])

    init(delivering delivery: MetricKitDelivery) {
        self.delivery = delivery
    }

    var steps: [Step] { taken.withLock { $0 } }

    func start(deliver: @escaping @Sendable (MetricKitDelivery) -> Void) {
        note(.startBegins)
        deliver(delivery)
        note(.startEnds)
    }

    func stop() {
        note(.stop)
    }

    private func note(_ step: Step) {
        taken.withLock { $0.append(step) }
    }
}
