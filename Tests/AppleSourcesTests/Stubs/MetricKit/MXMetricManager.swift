// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
import Synchronization

/// Stands in for the manager up to system version 26; prints who comes and goes.
///
/// Holds its subscribers weakly: the real one is not known to keep them.
public final class MXMetricManager: NSObject, @unchecked Sendable {
    // SAFETY: the only state is behind a mutex.
    private struct WeakSubscriber: @unchecked Sendable {
        weak var subscriber: (any MXMetricManagerSubscriber)?
    }

    private let subscribers = Mutex<[WeakSubscriber]>([])

    public class var shared: MXMetricManager { onlyManager }
    private static let onlyManager = MXMetricManager()

    public func add(_ subscriber: any MXMetricManagerSubscriber) {
        print("add subscriber")
        let added = WeakSubscriber(subscriber: subscriber)
        subscribers.withLock { $0.append(added) }
    }

    public func remove(_ subscriber: any MXMetricManagerSubscriber) {
        print("remove subscriber")
        let removed = WeakSubscriber(subscriber: subscriber)
        subscribers.withLock {
            $0.removeAll { $0.subscriber === removed.subscriber || $0.subscriber == nil }
        }
    }

    /// Delivers on a queue of its own, as the system does, and returns when that is done.
    public func deliver(metrics: [String] = [], diagnostics: [String] = []) {
        let listening = subscribers.withLock { $0 }
        DispatchQueue(label: "com.apple.metrickit.manager.queue").sync {
            for entry in listening {
                if !metrics.isEmpty {
                    entry.subscriber?.didReceive(metrics.map { MXMetricPayload(json: $0) })
                }
                if !diagnostics.isEmpty {
                    entry.subscriber?.didReceive(diagnostics.map { MXDiagnosticPayload(json: $0) })
                }
            }
        }
    }
}
