internal import TelemetryFacade

extension LineBuffer {
    /// Appends a value as people read it.
    @inline(never)
    mutating func append(text value: consuming FieldValue) {
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
        text.withContiguousBytes { append(text: $0) }
    }

    /// The same for the bytes of a text.
    mutating func append(text bytes: UnsafeRawBufferPointer) {
        if appendIfPlainWord(bytes) { return }
        let isPlainWord = !bytes.isEmpty && !bytes.contains(where: Self.isDelimiter)
        if !isPlainWord { append("\"") }
        append(escaping: bytes, .swift)
        if !isPlainWord { append("\"") }
    }

    /// Appends `bytes` as they are if that is right, which is nearly always, and there is room.
    @inline(__always)
    private mutating func appendIfPlainWord(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard !bytes.isEmpty, count &+ bytes.count <= stringEnd,
            let room = room(for: bytes.count), PlainText.copyWord(bytes, to: room)
        else { return false }
        goForward(by: bytes.count)
        return true
    }

    private mutating func append(text values: FieldList) {
        append("[")
        for index in values.indices {
            if index > 0 { append(",") }
            append(text: values[index])
        }
        append("]")
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
