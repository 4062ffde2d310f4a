internal import TelemetryFacade

extension LineBuffer {
    /// Appends a value as people read it.
    mutating func append(text value: FieldValue) {
        switch value {
        case .null: append("nil")
        case .bool(let value): append(value ? "true" : "false")
        case .integer(let value): append(decimal: value)
        case .unsignedInteger(let value): append(decimal: value)
        case .float(let value): append(value)
        case .double(let value): append(value)
        case .string(let value): append(text: value)
        case .uuid(let high, let low): append(uuidHigh: high, low: low)
        case .date(let seconds): append(dateAt: seconds)
        case .list(let values): append(text: values)
        case .duration(let value):
            append(secondsOf: value)
            append("s")
        }
    }

    /// Appends a text, in quotes unless it is one plain word.
    mutating func append(text: String) {
        guard !text.isPlainWord else { return append(escaping: text, .swift) }
        append("\"")
        append(escaping: text, .swift)
        append("\"")
    }

    private mutating func append(text values: FieldList) {
        append("[")
        for index in values.indices {
            if index > 0 { append(",") }
            append(text: values[index])
        }
        append("]")
    }
}

extension String {
    /// Whether the text could be nothing but itself among `name=value` pairs.
    fileprivate var isPlainWord: Bool {
        guard !isEmpty else { return false }
        var isPlain = true
        withContiguousBytes { bytes in
            isPlain = !bytes.contains(where: Self.isDelimiter)
        }
        return isPlain
    }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","):
            true
        default: SpecialCharacter.mayStart(with: byte)
        }
    }
}
