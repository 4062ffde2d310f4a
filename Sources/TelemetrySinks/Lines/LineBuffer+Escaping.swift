extension LineBuffer {
    /// Appends UTF-8 with every control, separator and direction character, quote and backslash
    /// escaped. Cuts it at ``stringEnd``, between two characters, and ends it with `…` there.
    @inline(never)
    mutating func append(escaping bytes: UnsafeRawBufferPointer, _ style: EscapeStyle) {
        // No character grows to more than six times its bytes in JSON, eight in Swift.
        if stringEnd - count > bytes.count * 8 {
            appendWhole(bytes, style)
        } else {
            appendCut(bytes, style)
        }
    }

    private mutating func appendWhole(_ bytes: UnsafeRawBufferPointer, _ style: EscapeStyle) {
        var index = 0
        while index < bytes.count {
            let room = room(for: bytes.count &- index)
            let end = PlainText.copyPrefix(bytes, from: index, to: room)
            goForward(by: end &- index)
            index = appendWord(of: bytes, from: end, style)
        }
    }

    /// Appends the next sixteen bytes, and what belongs to the last of them, one by one.
    private mutating func appendWord(
        of bytes: UnsafeRawBufferPointer, from first: Int, _ style: EscapeStyle
    ) -> Int {
        var index = first
        while index < min(first &+ 16, bytes.count) {
            if let special = SpecialCharacter(in: bytes, at: index) {
                append(special, style)
                index &+= special.length
            } else {
                append(bytes[index])
                index &+= 1
            }
        }
        return index
    }

    private mutating func appendCut(_ bytes: UnsafeRawBufferPointer, _ style: EscapeStyle) {
        var index = 0
        while index < bytes.count {
            let start = count
            if let special = SpecialCharacter(in: bytes, at: index) {
                append(special, style)
                index += special.length
            } else {
                let end = Self.characterEnd(in: bytes, after: index)
                append(UnsafeRawBufferPointer(rebasing: bytes[index..<end]))
                index = end
            }
            guard count <= stringEnd else {
                goBack(to: start)
                append("…")
                isCut = true
                return
            }
        }
    }

    /// The end of the scalar that starts at `index`: UTF-8 marks what continues one as `10xxxxxx`.
    private static func characterEnd(in bytes: UnsafeRawBufferPointer, after index: Int) -> Int {
        var end = index + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }

    private mutating func append(_ special: SpecialCharacter, _ style: EscapeStyle) {
        append(UInt8(ascii: "\\"))
        switch (special.scalar, style) {
        case (0x22, _), (0x5C, _): append(UInt8(truncatingIfNeeded: special.scalar))
        case (0x0A, _): append(UInt8(ascii: "n"))
        case (0x0D, _): append(UInt8(ascii: "r"))
        case (0x09, _): append(UInt8(ascii: "t"))
        case (_, .json):
            append(UInt8(ascii: "u"))
            append(hexadecimal: UInt64(special.scalar), digits: 4)
        case (_, .swift):
            append("u{")
            append(hexadecimal: UInt64(special.scalar), digits: special.scalar > 0xFF ? 4 : 2)
            append("}")
        }
    }
}

extension String {
    /// Calls `body` with the UTF-8 of the string, without a copy where it is stored as that.
    @inline(__always)
    func withContiguousBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
        let wasContiguous: Void? = utf8.withContiguousStorageIfAvailable {
            body(UnsafeRawBufferPointer($0))
        }
        // Only a string of Objective-C may be stored in another way.
        #if canImport(ObjectiveC)
            guard wasContiguous == nil else { return }
            var copy = self
            copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
        #else
            assert(wasContiguous != nil)
        #endif
    }
}
