/// An event as product analytics may see it.
public struct TrackedEvent<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the event on the wire.
    public let name: String
    /// When a lane observed the event; `nil` if it happens now, on the observer's thread.
    public let time: WallClockTime?
    /// How important it is.
    public let level: EventLevel
    /// The categories it belongs to.
    public let categories: CategorySet<Event>
    /// The public fields, in the order of the schema.
    public let fields: [TrackedField]
    /// The names of the private and sensitive fields, whose values are held back.
    public let redactedFields: [String]

    /// Keeps of `event`, observed at `time`, what may leave the process.
    public init(_ event: Event, observedAt time: WallClockTime? = nil) {
        let description = event.eventDescription
        var sorter = FieldSorter()
        event.visitFields(&sorter)
        name = description.wireName.description
        self.time = time
        level = description.level
        categories = description.categories
        fields = sorter.fields
        redactedFields = sorter.redactedFields
    }
}

private struct FieldSorter: FieldVisitor {
    var fields: [TrackedField] = []
    var redactedFields: [String] = []

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        switch field.privacy {
        case .public: fields.append(TrackedField(name: field.name.description, value: value))
        case .private, .sensitive: redactedFields.append(field.name.description)
        }
    }
}
