import TelemetryFacade

/// An event that says who observed it and in which order, and is as long as a test wants.
struct NumberedEvent: TelemetryEventProtocol {
    static let categoryNames: [String] = []

    let writer: Int
    let number: Int
    let padding: String

    var eventDescription: EventDescription<NumberedEvent> {
        EventDescription(
            name: "numbered", wireName: "numbered", level: .info, categories: [])
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        visitor.visit(EventField("writer", .public), writer.fieldValue)
        visitor.visit(EventField("number", .public), number.fieldValue)
        visitor.visit(EventField("padding", .public), padding.fieldValue)
    }
}
