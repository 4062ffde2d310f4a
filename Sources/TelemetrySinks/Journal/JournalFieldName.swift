/// The name of a field in the journal, made from its name on the wire.
///
/// The journal ignores names that do not match `[A-Z][A-Z0-9_]{0,63}`, and gives meaning to many:
/// `durationMs` becomes `EVENT_DURATION_MS`, which is none of the journal's own.
enum JournalFieldName {
    private static let longest = 64

    /// Appends the name. Characters that the journal does not allow become `_`.
    static func write(_ name: StaticString, to line: inout LineBuffer) {
        line.append("EVENT_")
        var room = longest - 6
        var followsSmallLetter = false
        for byte in name.bytes where byte & 0xC0 != 0x80 && room > 0 {
            if followsSmallLetter, isCapital(byte), room > 1 {
                line.append(UInt8(ascii: "_"))
                room -= 1
            }
            line.append(allowed(byte))
            room -= 1
            followsSmallLetter = isSmall(byte) || isDigit(byte)
        }
    }

    private static func allowed(_ byte: UInt8) -> UInt8 {
        if isSmall(byte) { return byte - 0x20 }
        return isCapital(byte) || isDigit(byte) ? byte : UInt8(ascii: "_")
    }

    private static func isSmall(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    private static func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
