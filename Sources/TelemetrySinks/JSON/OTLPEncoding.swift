internal import TelemetryFacade

/// A log record of OpenTelemetry in an export request of its own, as the collector's file exporter
/// writes it and its receiver for such files reads it: OTLP/JSON, one request on a line.
///
/// Names and types follow `opentelemetry/proto/logs/v1/logs.proto` in the JSON mapping of Protocol
/// Buffers: 64-bit integers are strings, field names are in lower camel case. Attributes that are
/// left out have a count in the record; for a text that was cut it has an attribute of its own.
struct OTLPEncoding: LineEncoding {
    /// The value of the resource attribute `service.name`.
    let serviceName: String

    static var roomForEnd: Int { 120 }

    func begin(_ head: EventHead, into line: inout LineBuffer) {
        line.append("{\"resourceLogs\":[{\"resource\":{\"attributes\":[{\"key\":\"service.name\",")
        line.append("\"value\":{\"stringValue\":")
        line.append(json: serviceName)
        line.append("}}]},\"scopeLogs\":[{\"scope\":{\"name\":\"swift-telemetry\"},")
        line.append("\"logRecords\":[{\"timeUnixNano\":\"")
        line.append(decimal: head.time.nanosecondsSince1970)
        line.append("\",\"severityNumber\":")
        line.append(decimal: head.level.severityNumber)
        line.append(",\"severityText\":")
        line.append(json: head.level.name)
        line.append(",\"eventName\":")
        line.append(json: head.name.bytes)
        line.append(",\"attributes\":[")
    }

    func beginField(_ field: EventField, isFirst: Bool, into line: inout LineBuffer) {
        if !isFirst { line.append(",") }
        line.append("{\"key\":")
        line.append(json: field.name.bytes)
        line.append(",\"value\":{")
    }

    func append(_ value: consuming FieldValue, of field: EventField, into line: inout LineBuffer) {
        line.append(otlp: value)
    }

    func append(mask: StaticString, into line: inout LineBuffer) {
        line.append("\"stringValue\":\"")
        line.append(mask)
        line.append("\"")
    }

    func endField(into line: inout LineBuffer) {
        line.append("}}")
    }

    func end(leavingOut fieldCount: Int, into line: inout LineBuffer) {
        // Never the first: it follows the text that was cut.
        if line.isCut {
            line.append(",{\"key\":\"swift_telemetry.cut\",\"value\":{\"boolValue\":true}}")
        }
        line.append("]")
        if fieldCount > 0 {
            line.append(",\"droppedAttributesCount\":")
            line.append(decimal: UInt64(fieldCount))
        }
        line.append("}]}]}]}\n")
    }
}

extension WallClockTime {
    /// The moment as OpenTelemetry counts it; 0, which is "unknown" there, where it cannot.
    fileprivate var nanosecondsSince1970: UInt64 {
        guard let seconds = UInt64(exactly: secondsSince1970) else { return 0 }
        let (product, hasOverflown) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, carries) = product.addingReportingOverflow(UInt64(nanoseconds))
        return hasOverflown || carries ? 0 : sum
    }
}

extension EventLevel {
    /// `DEBUG`, `INFO`, `INFO2`, `ERROR`, `FATAL` of the log data model.
    fileprivate var severityNumber: UInt64 {
        switch self {
        case .debug: 5
        case .info: 9
        case .notice: 10
        case .error: 17
        case .fault: 21
        }
    }
}
