/// Prints text as a Swift string literal: whatever it holds stays text.
package enum SwiftLiteral {
    /// `text` in quotes, with Swift's escapes only.
    package static func printed(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return "\"\(text)\"" }
        var literal = "\""
        for scalar in text.unicodeScalars { append(scalar, to: &literal) }
        return literal + "\""
    }

    /// Nearly every text of a schema is plain: printable ASCII without quotes and backslashes.
    package static func isPlain(_ byte: UInt8) -> Bool {
        0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    /// The escape that names `scalar` by its number.
    package static func escaped(_ scalar: Unicode.Scalar) -> String {
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }

    private static func append(_ scalar: Unicode.Scalar, to literal: inout String) {
        switch scalar {
        case "\"": literal += "\\\""
        case "\\": literal += "\\\\"
        case "\n": literal += "\\n"
        case "\r": literal += "\\r"
        case "\t": literal += "\\t"
        default:
            if needsEscape(scalar) {
                literal += escaped(scalar)
            } else {
                literal.unicodeScalars.append(scalar)
            }
        }
    }

    /// What cannot be seen, or changes how the rest of the line is seen. What is not assigned yet
    /// stays as it is, so that a newer version of Unicode prints the same.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse: true
        default: false
        }
    }
}
