/// Who writes which state when, in one wiring on one family of platforms.
struct StateOrder {
    let platform: Platform?
    private let sinks: [Int]
    private let places: [Int: Int]
    private let lastWriters: [String: Int]

    /// Why a state cannot be read.
    enum Problem: Equatable {
        case unwritten
        /// The index of the sink that writes it too late.
        case writtenLater(by: Int)
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
    }

    /// Whether the sink is there at all.
    func has(_ sink: Int) -> Bool { places[sink] != nil }

    /// What is wrong with reading `state` in `sink`; `nil` if nothing is.
    func problem(reading state: String, in sink: Int) -> Problem? {
        guard let place = places[sink] else { return nil }
        guard let writer = lastWriters[state] else { return .unwritten }
        return writer > place ? .writtenLater(by: sinks[writer]) : nil
    }
}
