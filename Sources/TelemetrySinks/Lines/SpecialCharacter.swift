/// A character that could end a line, hide part of it, or end a quoted string.
///
/// The C0 and C1 controls, DEL, the line and paragraph separators, the characters that turn the
/// direction of text (Unicode property `Bidi_Control`), the quote and the backslash.
struct SpecialCharacter {
    /// The Unicode scalar.
    let scalar: UInt32
    /// Its bytes in UTF-8.
    let length: Int

    /// Whether a special character can start with `byte`. Most bytes of most strings cannot.
    @inline(__always)
    static func mayStart(with byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2
            || byte == 0xD8 || byte == 0xE2
    }

    /// The special character at `index` of valid UTF-8. None there, or at the end: `nil`.
    init?(in bytes: UnsafeRawBufferPointer, at index: Int) {
        guard index < bytes.count else { return nil }
        switch bytes[index] {
        case 0..<0x20, 0x22, 0x5C, 0x7F:
            self.init(scalar: UInt32(bytes[index]), length: 1)
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
            self.init(scalar: UInt32(bytes[index + 1]), length: 2)
        case 0xD8 where index + 1 < bytes.count && bytes[index + 1] == 0x9C:
            self.init(scalar: 0x061C, length: 2)
        case 0xE2 where index + 2 < bytes.count:
            self.init(third: bytes[index + 1], bytes[index + 2])
        default: return nil
        }
    }

    private init(scalar: UInt32, length: Int) {
        self.scalar = scalar
        self.length = length
    }

    /// The special characters of U+2000 to U+2FFF, all three bytes long and starting with 0xE2.
    private init?(third second: UInt8, _ third: UInt8) {
        switch (second, third) {
        case (0x80, 0x8E...0x8F), (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): break
        default: return nil
        }
        let scalar = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
        self.init(scalar: scalar, length: 3)
    }
}
