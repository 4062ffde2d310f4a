extension LineBuffer {
    /// Appends `text` as a JSON string.
    mutating func append(json text: String) {
        text.withContiguousBytes { append(json: $0) }
    }

    /// Appends the bytes of a text as a JSON string.
    @inline(__always)
    mutating func append(json bytes: UnsafeRawBufferPointer) {
        if appendQuotedIfPlain(bytes) { return }
        append("\"")
        append(escaping: bytes, .json)
        append("\"")
    }

    /// Appends `name` as the key of a member of an object, behind a comma unless it is the first.
    mutating func append(jsonKey name: StaticString, isFirst: Bool) {
        if appendKeyIfPlain(name.bytes, isFirst: isFirst) { return }
        if !isFirst { append(",") }
        append(json: name.bytes)
        append(":")
    }

    /// Appends `,"name":` if none of `bytes` needs escaping and there is room for them.
    @inline(__always)
    private mutating func appendKeyIfPlain(
        _ bytes: UnsafeRawBufferPointer, isFirst: Bool
    ) -> Bool {
        // The comma is written in any case; without one the rest overwrites it.
        let offset = isFirst ? 0 : 1
        guard let room = room(for: bytes.count &+ 4),
            PlainText.copyWithoutSpecial(bytes, to: room + (offset &+ 1))
        else { return false }
        room.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
        room.storeBytes(of: UInt8(ascii: "\""), toByteOffset: offset, as: UInt8.self)
        let end = room + (offset &+ bytes.count &+ 1)
        // A quote and a colon.
        end.storeBytes(of: UInt16(0x3A22).littleEndian, as: UInt16.self)
        goForward(by: bytes.count &+ 3 &+ offset)
        return true
    }

    /// Appends `bytes` in quotes if none needs escaping and there is room for them.
    @inline(__always)
    private mutating func appendQuotedIfPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let length = bytes.count &+ 2
        guard count &+ length <= stringEnd, let room = room(for: length),
            PlainText.copyWithoutSpecial(bytes, to: room + 1)
        else { return false }
        room.storeBytes(of: UInt8(ascii: "\""), as: UInt8.self)
        room.storeBytes(of: UInt8(ascii: "\""), toByteOffset: length &- 1, as: UInt8.self)
        goForward(by: length)
        return true
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
