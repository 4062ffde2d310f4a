/// Who writes which state when, in one wiring on one family of platforms.
struct StateOrder {
    let platform: Platform?
    private let sinks: [Int]
    private let places: [Int: Int]
    private let lastWriters: [String: Int]
    private let forwardedWriters: [String: Int]
    private let forwarded: Set<Int>

    /// Why a state cannot be read.
    enum Problem: Hashable {
        case unwritten
        /// The index of the sink that writes it too late.
        case writtenLater(by: Int)
        /// The index of the sink that writes it on a lane, for which the reader does not wait.
        case writtenOnLane(by: Int)
    }

    init(_ variant: WiringVariant, in schema: Schema) {
        platform = variant.platform
        sinks = variant.sinks
        var (places, writers) = ([Int: Int](), [String: Int]())
        for (place, sink) in variant.sinks.enumerated() {
            places[sink] = place
            for state in schema.sinks[sink].writes { writers[state] = place }
        }
        (self.places, lastWriters) = (places, writers)
        forwarded = Set(variant.sinks.filter { schema.sinks[$0].isForwarded })
        let late = forwarded.sorted().flatMap { sink in
            schema.sinks[sink].writes.map { ($0, sink) }
        }
        forwardedWriters = Dictionary(late) { first, _ in first }
    }

    /// Whether the sink is there at all.
    func has(_ sink: Int) -> Bool { places[sink] != nil }

    /// What is wrong with reading `state` in `sink`; `nil` if nothing is.
    func problem(reading state: String, in sink: Int) -> Problem? {
        guard let place = places[sink] else { return nil }
        guard let writer = lastWriters[state] else { return .unwritten }
        if writer > place { return .writtenLater(by: sinks[writer]) }
        // Sinks on lanes may share one; which lane is theirs is for the live check to see.
        return forwarded.contains(sink)
            ? nil : forwardedWriters[state].map { .writtenOnLane(by: $0) }
    }
}
