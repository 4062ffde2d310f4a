import TelemetrySchema

/// A regular expression between bare slashes (SE-0354).
enum BareRegularExpression {
    /// Where the one that begins at `start` ends; `nil` if none does, as at a division. It stands
    /// where an operand may, on one line, neither begins nor ends with a blank, and closes no
    /// parenthesis that it did not open.
    static func end(in bytes: [UInt8], at start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "/"), isBeforeOperand(bytes, start) else { return nil }
        var (index, depth, isInClass) = (start + 1, 0, false)
        while index < bytes.count, !LineSplitter.endsLine(bytes[index]) {
            switch bytes[index] {
            case UInt8(ascii: "/"): return SwiftLexer.isBlank(bytes[index - 1]) ? nil : index + 1
            // What is escaped counts for nothing, but a line ends all the same.
            case UInt8(ascii: "\\"):
                guard index + 1 < bytes.count, !LineSplitter.endsLine(bytes[index + 1]) else {
                    return nil
                }
                index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where !isInClass: depth -= 1
            default: break
            }
            guard depth >= 0 else { return nil }
            index += 1
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
