internal import TelemetryFacade

extension TelemetryEventProtocol {
    /// The event in Swift's words; if it has sensitive fields, without their values.
    var words: String {
        var fields = ShownFields()
        visitFields(&fields)
        guard fields.isAnySensitive else { return "\(self)" }
        return "\(eventDescription.name)(\(fields.parts.joined(separator: ", ")))"
    }
}

/// Shows the fields of an event but for the values that must not leave the process.
private struct ShownFields: FieldVisitor {
    var parts: [String] = []
    var isAnySensitive = false

    mutating func visit(_ field: EventField, _ value: FieldValue) {
        let isSensitive = field.privacy == .sensitive
        parts.append("\(field.name): " + (isSensitive ? "<sensitive>" : "\(value)"))
        isAnySensitive = isAnySensitive || isSensitive
    }
}
