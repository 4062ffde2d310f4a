import TelemetryFacade

/// One event whose name, level and fields a test chooses.
struct SampleEvent: TelemetryEventProtocol {
    static let categoryNames = ["business"]

    var name: StaticString = "sessionCompleted"
    var level = EventLevel.notice
    var fields: [(EventField, FieldValue)] = []

    var eventDescription: EventDescription<SampleEvent> {
        EventDescription(name: name, wireName: name, level: level, categories: [])
    }

    func visitFields(_ visitor: inout some FieldVisitor) {
        for (field, value) in fields { visitor.visit(field, value) }
    }

    static func == (left: SampleEvent, right: SampleEvent) -> Bool {
        FieldEquality.areEqual(left, right)
    }
}
