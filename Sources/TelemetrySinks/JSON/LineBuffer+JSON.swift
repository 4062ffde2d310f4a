extension LineBuffer {
    /// Appends `text` as a JSON string.
    mutating func append(json text: String) {
        append("\"")
        append(escaping: text, .json)
        append("\"")
    }

    /// Appends `value` as a JSON number or, where JSON has none for it, as one of the strings
    /// `"NaN"`, `"Infinity"` and `"-Infinity"` that the JSON mapping of Protocol Buffers uses.
    mutating func append(json value: Double) {
        if value.isFinite { append(value) } else { appendNonFinite(value) }
    }

    /// Appends `value` as a JSON number, or a string as for a `Double`.
    mutating func append(json value: Float) {
        if value.isFinite { append(value) } else { appendNonFinite(Double(value)) }
    }

    /// Appends a date as a JSON string.
    mutating func append(jsonDateAt secondsSince2001: Double) {
        guard secondsSince2001.isFinite else { return appendNonFinite(secondsSince2001) }
        append("\"")
        append(dateAt: secondsSince2001)
        append("\"")
    }

    /// Appends a UUID as a JSON string.
    mutating func append(jsonUUIDHigh high: UInt64, low: UInt64) {
        append("\"")
        append(uuidHigh: high, low: low)
        append("\"")
    }

    private mutating func appendNonFinite(_ value: Double) {
        append(value.isNaN ? "\"NaN\"" : value > 0 ? "\"Infinity\"" : "\"-Infinity\"")
    }
}
