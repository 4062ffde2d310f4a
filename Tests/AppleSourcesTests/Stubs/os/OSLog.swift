// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization

/// Stands in for a log handle.
public final class OSLog: Sendable {
    let subsystem: String
    let category: String

    public init(subsystem: String, category: String) {
        self.subsystem = subsystem
        self.category = category
    }

    public func isEnabled(type: OSLogType) -> Bool {
        !StubLogSystem.disabledTypes.withLock { $0.contains(type) }
    }
}
