internal import Synchronization

/// What happened, in the order in which it happened, over several sinks and threads.
package final class Journal<Entry: Sendable>: Sendable {
    private let kept = Mutex<[Entry]>([])

    package init() {}

    package func append(_ entry: Entry) {
        kept.withLock { $0.append(entry) }
    }

    package var entries: [Entry] {
        kept.withLock { $0 }
    }
}
