public import TelemetryFacade

/// Tells what of a schema a test has not observed: events, fields, and values.
///
///     let recorded = RecordingSink<TelemetryEvent>()
///     … drive the program …
///     #expect(EventCoverage(of: recorded.events).problems == [])
///
/// Of values it judges what an event itself tells: a field that was never there, and a `Bool` that
/// was always the same. It does not know which fields are optional or hold an enum, so it is silent
/// about an optional that was never `nil`, about enum values that never came, and about what
/// sensitive fields hold.
public struct EventCoverage<Event: TelemetrySampleProviding>: Sendable {
    private let events: [Event]

    /// Examines `events`, what a test has observed.
    public init(of events: [Event]) {
        self.events = events
    }

    /// What is missing, in the order of the schema.
    public var problems: [CoverageProblem] {
        let observed = Dictionary(grouping: events, by: \.eventDescription.name.description)
        return Event.samples.map(\.eventDescription.name.description).flatMap { name in
            observed[name].map { Self.problems(of: name, in: $0) } ?? [.unobservedEvent(name)]
        }
    }

    private static func problems(of name: String, in events: [Event]) -> [CoverageProblem] {
        var collector = FieldCollector()
        events.forEach { $0.visitFields(&collector) }
        return collector.names.compactMap { field in
            let values = collector.values[field] ?? []
            guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
            switch first {
            case .null: return .absentField(field, event: name)
            case .bool(let value): return .constantField(field, event: name, value: value)
            default: return nil
            }
        }
    }
}

/// Collects the values of each field over several events of a kind.
private struct FieldCollector: FieldVisitor {
    /// The names of the fields, in the order of the schema.
    var names: [String] = []
    var values: [String: [FieldValue]] = [:]
    /// In place of a sensitive value, of which nothing is said.
    private static let hidden = FieldValue.string("")

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        let name = field.name.description
        if values[name] == nil { names.append(name) }
        let isHidden = field.privacy == .sensitive && value != .null
        values[name, default: []].append(isHidden ? Self.hidden : value)
    }
}
