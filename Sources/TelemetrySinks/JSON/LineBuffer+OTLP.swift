internal import TelemetryFacade

extension LineBuffer {
    /// Appends the one member of an `AnyValue` of OpenTelemetry; none where there is no value.
    @inline(never)
    mutating func append(otlp value: consuming FieldValue) {
        switch value {
        case .null: break
        case .bool(let value): append(value ? "\"boolValue\":true" : "\"boolValue\":false")
        case .integer(let value): appendInteger { $0.append(decimal: value) }
        case .unsignedInteger(let value): append(otlp: value)
        case .float(let value): appendNumber { $0.append(json: value) }
        case .double(let value): appendNumber { $0.append(json: value) }
        case .duration(let value): appendNumber { $0.append(secondsOf: value) }
        case .string(let value): appendString { $0.append(json: value) }
        case .uuid(let high, let low): appendString { $0.append(jsonUUIDHigh: high, low: low) }
        case .date(let seconds): appendString { $0.append(jsonDateAt: seconds) }
        case .list(let values): append(otlp: values)
        }
    }

    /// OpenTelemetry knows signed integers only: what is greater keeps its digits as a string.
    private mutating func append(otlp value: UInt64) {
        if value <= UInt64(Int64.max) {
            appendInteger { $0.append(decimal: value) }
        } else {
            appendString {
                $0.append("\"")
                $0.append(decimal: value)
                $0.append("\"")
            }
        }
    }

    private mutating func append(otlp values: FieldList) {
        append("\"arrayValue\":{\"values\":[")
        for index in values.indices {
            append(index > 0 ? ",{" : "{")
            append(otlp: values[index])
            append("}")
        }
        append("]}")
    }

    private mutating func appendInteger(_ digits: (inout LineBuffer) -> Void) {
        append("\"intValue\":\"")
        digits(&self)
        append("\"")
    }

    private mutating func appendNumber(_ number: (inout LineBuffer) -> Void) {
        append("\"doubleValue\":")
        number(&self)
    }

    private mutating func appendString(_ string: (inout LineBuffer) -> Void) {
        append("\"stringValue\":")
        string(&self)
    }
}
