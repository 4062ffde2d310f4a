import TelemetrySchema

/// Cuts a walk over all events into functions that the compiler can check.
///
/// One exhaustive switch over an enum with payloads fails at 627 cases and costs quadratic time on
/// the way there. So each function switches over some events and hands the others to the next.
struct EventChunks {
    /// Small enough to be cheap to check, large enough to keep the chain short.
    private static let size = 100

    /// The events of each function, in order.
    let chunks: [ArraySlice<Event>]

    init(_ events: [Event]) {
        chunks = stride(from: 0, to: events.count, by: Self.size).map {
            events[$0..<min($0 + Self.size, events.count)]
        }
    }

    /// Whether one switch covers every event.
    var isSingle: Bool { chunks.count == 1 }

    /// Whether `chunk` is the end of the chain.
    func isLast(_ chunk: Int) -> Bool { chunk == chunks.count - 1 }
}
