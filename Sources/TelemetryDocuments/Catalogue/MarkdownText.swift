/// Prints text so that GitHub's Markdown shows it as it is, in a table as well.
enum MarkdownText {
    /// Running text without the blanks at its ends; more has to be escaped where it begins a line.
    static func escaped(_ text: String, atLineStart: Bool = false) -> String {
        let scalars = Array(text.unicodeScalars).trimmed
        var escaped = ""
        var isLineStart = atLineStart
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar == "@", index > scalars.startIndex {
                escaped += brokenAt
            } else if isHTML(scalar) {
                escaped += entity(scalar)
            } else {
                let isEscaped = scalar.isPunctuation && (isLineStart || isSpecial(index, scalars))
                escaped += isEscaped ? "\\" : ""
                escaped.unicodeScalars.append(scalar)
            }
            // A list can be numbered: its mark stands behind digits.
            isLineStart = isLineStart && ("0"..."9").contains(scalar)
        }
        return escaped
    }

    /// Something that stands in the schema or on the wire like this.
    static func code(_ code: String) -> String {
        // Between backticks nothing can be escaped.
        let isPlain =
            !code.unicodeScalars.contains { "`|\\".unicodeScalars.contains($0) }
            && !code.hasPrefix(" ") && !code.hasSuffix(" ")
        return isPlain ? "`\(code)`" : "<code>\(entities(code))</code>"
    }

    /// Nothing escapes an address, which becomes a link; but a comment is no part of one.
    private static let brokenAt = "<!-- -->@"

    /// What could begin or end a tag, an entity or the cell of a table.
    private static func isHTML(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "|" || scalar == "<" || scalar == ">" || scalar == "&"
    }

    /// What means something in the middle of a line.
    private static func isSpecial(_ index: Int, _ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
        switch scalars[index] {
        case "\\", "`", "*", "_", "[", "]", "~", "$": true
        // `www.` and `https://` begin a link by themselves.
        case ".": index > scalars.startIndex && scalars[index - 1] == "w"
        case ":": index + 1 < scalars.endIndex && scalars[index + 1] != " "
        default: false
        }
    }

    /// Every punctuation mark by its number.
    private static func entities(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { entities, scalar in
            if scalar == "@" {
                entities += brokenAt
            } else if scalar.isPunctuation || scalar == " " {
                entities += entity(scalar)
            } else {
                entities.unicodeScalars.append(scalar)
            }
        }
    }

    private static func entity(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
}

extension Unicode.Scalar {
    /// Whether it is one of the marks of ASCII, all of which a backslash escapes.
    fileprivate var isPunctuation: Bool {
        switch value {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}

extension [Unicode.Scalar] {
    fileprivate var trimmed: ArraySlice<Unicode.Scalar> {
        let start = firstIndex { $0 != " " } ?? endIndex
        let end = lastIndex { $0 != " " } ?? startIndex - 1
        return start <= end ? self[start...end] : []
    }
}
