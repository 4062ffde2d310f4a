/// Prints text so that HTML shows it as it is.
enum HTMLText {
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    /// Something that stands in the schema or on the wire like this.
    static func code(_ code: String) -> String { "<code>\(escaped(code))</code>" }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        "&<>\"'".utf8.contains(byte)
    }
}
