/// Writes the same schema as a careless hand would.
enum Blanks {
    /// `bytes` with blanks, blank lines and comments where they mean nothing.
    static func scattered(in bytes: [UInt8], _ numbers: inout SeededNumbers) -> [UInt8] {
        var scattered: [UInt8] = []
        var isInString = false
        var isDocumentation = false
        for (index, byte) in bytes.enumerated() {
            let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "\\")
            if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if !isDocumentation { scattered += numbers.pick(["", "\t ", "//x", " // é"]).utf8 }
                isInString = false
                isDocumentation = false
            }
            if byte == UInt8(ascii: "/") { isDocumentation = true }
            scattered.append(byte)
            guard !isInString, !isDocumentation else { continue }
            switch byte {
            case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "["):
                scattered += numbers.pick(["", " ", "\t"]).utf8
            case UInt8(ascii: " "):
                scattered += numbers.pick(["", "", "  ", "\t"]).utf8
            default: break
            }
        }
        return scattered
    }
}
