#if canImport(MetricKit) && canImport(StateReporting) && !os(tvOS) && !os(watchOS)
    internal import MetricKit
    internal import Synchronization

    /// MetricKit from system version 27: one manager, one iteration over each of its sequences.
    @available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
    final class MetricManagerAdapter: MetricKitAdapter {
        private let manager = MetricManager()
        private let iteration = Mutex<Task<Void, Never>?>(nil)

        // A second iteration waits for the first to end: two at once would share the reports.
        func start(deliver: @escaping @Sendable (MetricKitDelivery) -> Void) {
            iteration.withLock { [manager] iteration in
                iteration = Task { [previous = iteration] in
                    await previous?.value
                    await Self.deliverReports(of: manager, to: deliver)
                }
            }
        }

        func stop() {
            iteration.withLock { $0?.cancel() }
        }

        private static func deliverReports(
            of manager: MetricManager, to deliver: @escaping @Sendable (MetricKitDelivery) -> Void
        ) async {
            await withDiscardingTaskGroup { group in
                #if !os(visionOS)
                    group.addTask {
                        for await report in manager.metricReports {
                            deliver(.encoding { try MetricKitReport(report) })
                        }
                    }
                #endif
                group.addTask {
                    for await report in manager.diagnosticReports {
                        deliver(.encoding { try MetricKitReport(report) })
                    }
                }
            }
        }
    }

    extension MetricKitDelivery {
        fileprivate static func encoding(_ makeReport: () throws -> MetricKitReport) -> Self {
            guard let report = try? makeReport() else { return .unreadable }
            return .report(report)
        }
    }
#endif
