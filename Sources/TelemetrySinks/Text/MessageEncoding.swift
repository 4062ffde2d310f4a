internal import TelemetryFacade

/// A line of text for a receiver that knows time and level from elsewhere: the name of the event
/// and its fields, without an end of line.
struct MessageEncoding: LineEncoding {
    private let text = TextEncoding(isColored: false)

    static var roomForEnd: Int { 16 }

    func begin(_ head: EventHead, into line: inout LineBuffer) {
        line.append(text: head.name.bytes)
    }

    func beginField(_ field: EventField, isFirst: Bool, into line: inout LineBuffer) {
        text.beginField(field, isFirst: isFirst, into: &line)
    }

    func append(_ value: consuming FieldValue, of field: EventField, into line: inout LineBuffer) {
        text.append(value, of: field, into: &line)
    }

    func append(mask: StaticString, into line: inout LineBuffer) {
        text.append(mask: mask, into: &line)
    }

    func endField(into line: inout LineBuffer) {}

    func end(leavingOut fieldCount: Int, into line: inout LineBuffer) {
        if fieldCount > 0 || line.isCut { line.append(" <cut>") }
    }
}
