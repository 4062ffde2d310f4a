public import TelemetryFacade

extension TrackedEvent {
    /// The public fields as texts, for vendors that take nothing else. A field without a value is
    /// left out.
    public var parameters: [String: String] {
        var parameters: [String: String] = [:]
        for field in fields where field.value != .null { parameters[field.name] = field.text }
        return parameters
    }
}

extension TrackedField {
    /// The value as a text: a string as it is, anything else as in ``StreamFormat/text``.
    public var text: String {
        if case .string(let text) = value { return text }
        let needed = Self.measure(value)
        return withUnsafeTemporaryAllocation(byteCount: needed, alignment: 1) { memory in
            var line = LineBuffer(memory)
            line.append(text: value)
            return String(decoding: line.bytes, as: UTF8.self)
        }
    }

    /// The bytes that the text of `value` needs.
    private static func measure(_ value: FieldValue) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
            var line = LineBuffer(memory)
            line.append(text: value)
            return line.count
        }
    }
}
