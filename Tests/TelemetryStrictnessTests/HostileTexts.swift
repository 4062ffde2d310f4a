/// Texts that have been known to end a literal or a comment, or to become code.
enum HostileTexts {
    static let all: [String] =
        [
            "\"", "\"\"\"", "\"#", "\\", "\\\\\"", "\\(fatalError())", "\\u{41}", "#\"\\#(x)\"#",
            "a\nb", "a\rb", "a\r\nb", "\n", "\r", "\t", "a\u{0}b", "\u{0}", "\u{1}\u{1B}[31m",
            "\u{7F}", "a\u{B}b\u{C}c", "a\u{85}b\u{2028}c\u{2029}d", "\u{FEFF}bom",
            "\u{202E}txet\u{202C}", "\u{2066}isolate\u{2069}", "\u{200B}\u{AD}invisible",
            "*/ } fatalError() /*", "// comment", "/// documentation", "`backtick`", "<#place#>",
            "case fake(Int)", "}\n}\nlet x = 1\n", "#if false", "#endif\n#error(\"no\")",
            "- Parameters:\n  - id: none", "@available(*, unavailable)", "%s%n%@", "{0} {1}",
            "Überraschung", "日本語", "العربية", "हिन्दी", "e\u{301} é", "🇫🇷👨‍👩‍👧‍👦🏴‍☠️",
            "\u{10FFFD}", "\u{E000}", " leading and trailing ", "$0 $HOME `id` ${x}", "''",
        ]
        + [String(repeating: "long \"text\\ ", count: 420)]

    /// The string literal of a schema that means `text`: only what must be escaped is.
    static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\0": literal += "\\0"
            default:
                let isRefused = scalar.properties.isBidiControl
                literal +=
                    isRefused ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return literal + "\""
    }
}
