/// What a byte may be part of. Bytes of other scripts belong to words, so that a name outside
/// ASCII is refused as one name; NUL stands for a byte that was refused already.
enum ByteClass {
    static func beginsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "_"), 0x80...:
            true
        default:
            false
        }
    }

    static func continuesWord(_ byte: UInt8) -> Bool {
        beginsWord(byte) || isDigit(byte) || byte == 0
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    /// Numbers and dates: `12_345`, `-1.5e-3`, `0xFF`, `2027-06-01`.
    static func continuesNumber(_ byte: UInt8) -> Bool {
        continuesWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "+")
    }

    static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "?"),
            UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "."):
            true
        default:
            false
        }
    }
}
