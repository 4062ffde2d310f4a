/// A regular expression between bare slashes (SE-0354).
enum BareRegularExpression {
    /// Where the one that begins at `start` ends; `nil` if none does, as at a division. It stands
    /// where an operand may, on one line, and neither begins nor ends with a blank.
    static func end(in bytes: [UInt8], at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "/"), isBeforeOperand(bytes, start) else { return nil }
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n"),
            bytes[index] != UInt8(ascii: "\r")
        {
            if bytes[index] == UInt8(ascii: "/") {
                return SwiftLexer.isBlank(bytes[index - 1]) ? nil : index + 1
            }
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return nil
    }

    /// Whether the sign can stand before an operand: behind a blank or an opening bracket, and not
    /// before a blank.
    private static func isBeforeOperand(_ bytes: [UInt8], _ sign: Int) -> Bool {
        guard sign + 1 < bytes.count, !SwiftLexer.isBlank(bytes[sign + 1]) else { return false }
        guard sign > 0 else { return true }
        switch bytes[sign - 1] {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"):
            return true
        default: return SwiftLexer.isBlank(bytes[sign - 1])
        }
    }
}
