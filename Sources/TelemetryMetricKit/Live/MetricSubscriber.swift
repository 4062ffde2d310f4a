#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    internal import Foundation
    internal import MetricKit

    /// Takes the payloads of MetricKit up to system version 26 on the manager's own queue.
    ///
    /// `nonisolated` whatever the module's default: isolated to the main actor it would trap there.
    nonisolated final class MetricSubscriber: NSObject, MXMetricManagerSubscriber, Sendable {
        private let deliver: @Sendable (MetricKitDelivery) -> Void

        init(deliver: @escaping @Sendable (MetricKitDelivery) -> Void) {
            self.deliver = deliver
        }

        // Payloads may not leave their callback: each becomes a value here.
        func didReceive(_ payloads: [MXMetricPayload]) {
            for payload in payloads { deliver(.report(MetricKitReport(payload))) }
        }

        func didReceive(_ payloads: [MXDiagnosticPayload]) {
            for payload in payloads { deliver(.report(MetricKitReport(payload))) }
        }
    }
#endif
