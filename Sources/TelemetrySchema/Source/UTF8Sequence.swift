/// Decodes one scalar of UTF-8, strictly: no overlong form, surrogate or value past U+10FFFF.
enum UTF8Sequence {
    /// The scalar that begins at `offset` and its length in bytes; `nil` if there is none.
    static func decode(_ bytes: [UInt8], at offset: Int) -> (value: UInt32, length: Int)? {
        guard let length = length(lead: bytes[offset]), offset + length <= bytes.count else {
            return nil
        }
        var value = UInt32(bytes[offset]) & (0xFF >> UInt32(length + 1))
        for byte in bytes[offset + 1..<offset + length] {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard value >= smallest, Unicode.Scalar(value) != nil else { return nil }
        return (value, length)
    }

    /// The length of the space outside ASCII that begins at `offset`, of the Unicode category `Zs`;
    /// 0 if there is none.
    static func spaceLength(_ bytes: [UInt8], at offset: Int) -> Int {
        guard bytes[offset] >= 0xC2, bytes[offset] <= 0xE3,
            let (value, length) = decode(bytes, at: offset)
        else { return 0 }
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return length
        default: return 0
        }
    }

    private static func length(lead: UInt8) -> Int? {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: nil
        }
    }
}
