// error: passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure
import Foundation
import MetricKit

final class Subscriber: NSObject, MXMetricManagerSubscriber {
    func didReceive(_ payloads: [MXMetricPayload]) {
        Task { print(payloads.map { $0.jsonRepresentation() }) }
    }
}
