/// Compares events field by field.
public enum FieldEquality {
    /// Whether two events are the same event with equal fields; generated `==` calls this.
    ///
    /// By field visiting, because a synthesised `==` costs the compiler quadratic time in the
    /// number of events. Allocates; `observe` never calls it.
    public static func areEqual<Event: TelemetryEventProtocol>(
        _ left: Event, _ right: Event
    ) -> Bool {
        areEqual(left.eventDescription.name, right.eventDescription.name)
            && FieldCollector.values(of: left) == FieldCollector.values(of: right)
    }

    private static func areEqual(_ left: StaticString, _ right: StaticString) -> Bool {
        left.withUTF8Buffer { left in right.withUTF8Buffer { left.elementsEqual($0) } }
    }
}

private struct FieldCollector: FieldVisitor {
    private var values: [FieldValue] = []

    static func values(of event: some TelemetryEventProtocol) -> [FieldValue] {
        var collector = FieldCollector()
        event.visitFields(&collector)
        return collector.values
    }

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        values.append(value)
    }
}
