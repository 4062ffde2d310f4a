internal import TelemetryFacade

/// A line for people: `2026-11-30T11:32:14.123Z notice sessionCompleted durationMs=12345ms`.
///
/// A text with a space or any other character that would mislead stands in quotes, with Swift's
/// escapes. A value without quotes that starts with `<` is none of the program's.
struct TextEncoding: LineEncoding {
    /// Whether levels are coloured.
    let isColored: Bool

    static var roomForEnd: Int { 16 }

    func begin(_ head: EventHead, into line: inout LineBuffer) {
        line.append(head.time)
        line.append(" ")
        if isColored { line.append(head.level.color) }
        line.append(text: head.level.name)
        if isColored { line.append("\u{1B}[0m") }
        line.append(" ")
        line.append(text: head.name.bytes)
    }

    func beginField(_ field: EventField, isFirst: Bool, into line: inout LineBuffer) {
        line.append(" ")
        line.append(text: field.name.bytes)
        line.append("=")
    }

    func append(_ value: consuming FieldValue, of field: EventField, into line: inout LineBuffer) {
        let unit = value.hasUnit ? field.unit : nil
        line.append(text: value)
        if let unit { line.append(text: unit.bytes) }
    }

    func append(mask: StaticString, into line: inout LineBuffer) {
        line.append(mask)
    }

    func endField(into line: inout LineBuffer) {}

    func end(leavingOut fieldCount: Int, into line: inout LineBuffer) {
        if fieldCount > 0 || line.isCut { line.append(" <cut>") }
        line.append("\n")
    }
}

extension EventLevel {
    /// What turns the colour of a terminal to that of the level (ECMA-48, SGR).
    fileprivate var color: StaticString {
        switch self {
        case .debug: "\u{1B}[2m"
        case .info: "\u{1B}[32m"
        case .notice: "\u{1B}[36m"
        case .error: "\u{1B}[31m"
        case .fault: "\u{1B}[1;35m"
        }
    }
}

extension FieldValue {
    /// Whether a unit can follow the value.
    fileprivate var hasUnit: Bool {
        switch self {
        case .integer, .unsignedInteger, .float, .double, .list: true
        case .null, .bool, .string, .duration, .uuid, .date: false
        }
    }
}
