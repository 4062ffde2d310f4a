internal import TelemetryFacade

/// A JSON object on a line (jsonlines.org), its fields in an object of their own so that none can
/// be taken for the time, the level or the name.
struct JSONLinesEncoding: LineEncoding {
    static var roomForEnd: Int { 16 }

    func begin(_ head: EventHead, into line: inout LineBuffer) {
        line.append("{\"time\":\"")
        line.append(head.time)
        append(head.level, into: &line)
        line.append(json: head.name.bytes)
        line.append(",\"fields\":{")
    }

    /// In one piece: the words of the levels need no escaping. A literal each, because one whose
    /// length is not known is copied by a call.
    private func append(_ level: EventLevel, into line: inout LineBuffer) {
        switch level {
        case .debug: line.append("\",\"level\":\"debug\",\"event\":")
        case .info: line.append("\",\"level\":\"info\",\"event\":")
        case .notice: line.append("\",\"level\":\"notice\",\"event\":")
        case .error: line.append("\",\"level\":\"error\",\"event\":")
        case .fault: line.append("\",\"level\":\"fault\",\"event\":")
        }
    }

    func beginField(_ field: EventField, isFirst: Bool, into line: inout LineBuffer) {
        line.append(jsonKey: field.name, isFirst: isFirst)
    }

    @inline(__always)
    func append(_ value: consuming FieldValue, of field: EventField, into line: inout LineBuffer) {
        append(value, into: &line)
    }

    func append(mask: StaticString, into line: inout LineBuffer) {
        line.append("\"")
        line.append(mask)
        line.append("\"")
    }

    func endField(into line: inout LineBuffer) {}

    func end(leavingOut fieldCount: Int, into line: inout LineBuffer) {
        if fieldCount > 0 || line.isCut {
            line.append("},\"cut\":true}\n")
        } else {
            line.append("}}\n")
        }
    }

    @inline(never)
    private func append(_ value: consuming FieldValue, into line: inout LineBuffer) {
        switch value {
        case .null: line.append("null")
        case .bool(let value): line.append(value ? "true" : "false")
        case .integer(let value): line.append(decimal: value)
        case .unsignedInteger(let value): line.append(decimal: value)
        case .float(let value): line.append(json: value)
        case .double(let value): line.append(json: value)
        case .string(let value): line.append(json: value)
        case .duration(let value): line.append(secondsOf: value)
        case .uuid(let high, let low): line.append(jsonUUIDHigh: high, low: low)
        case .date(let seconds): line.append(jsonDateAt: seconds)
        case .list(let values): append(values, into: &line)
        }
    }

    private func append(_ values: FieldList, into line: inout LineBuffer) {
        line.append("[")
        for index in values.indices {
            if index > 0 { line.append(",") }
            append(values[index], into: &line)
        }
        line.append("]")
    }
}
