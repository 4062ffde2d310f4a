internal import RuntimeHooks

/// Counts what the calling thread asks the heap for.
package enum HeapUse {
    /// Whether this process counts; not so under a sanitizer or without glibc.
    package static var isCounted: Bool { allocation_counter_is_available() }

    /// Allocations of the calling thread while `body` runs.
    package static func count(_ body: () -> Void) -> Int {
        let before = allocation_counter_count()
        body()
        return allocation_counter_count() - before
    }
}
