/// Texts that are known to become markup, or to end it.
enum MarkupTexts {
    static let all: [String] =
        [
            "plain", "<script>alert(1)</script>", "</code></td></table></article>", "<b>bold</b>",
            "<!-- comment -->", "<![CDATA[x]]>", "<?php ?>", "&lt;&amp;&#60;&nbsp;", "&", "\"'",
            "`",
            "``", "a`b``c", "` `", "|", "a|b||c|", "\\|", "\\\\|", "\\", "\\\\", "*a*", "**a**",
            "_a_", "__a__", "a_b_c", "~a~", "~~a~~", "[a](b)", "![a](b)", "[a][b]", "[a]: b",
            "[^1]",
            "[ ]", "[x]", "# a", "###### a", "#1", "- a", "+ a", "* a", "1. a", "1) a", "12. a",
            "---", "***", "___", "- - -", "===", "> a", "| a |", "|---|", ":--", "```", "~~~",
            "    code", "$a$", "$$a$$", "http://a.example", "https://a.example/b?c=d&e",
            "www.a.example",
            "ftp://a.example", "mailto:a@b.example", "a@b.example", "@someone", "1@b.example",
            ":smile:", "a: b", "</p>", "<p", "<a href=\"javascript:alert(1)\">", "{{ a }}",
            "{% a %}",
            "%s", "日本語", "العربية", "e\u{301} é", "👨‍👩‍👧‍👦🏴‍☠️", "\u{10FFFD}", "a\u{A0}b",
            "  both ends  ", "''", "end\\", "<", ">", "a < b > c", "//", "a*/b", "wwww.a.example",
            "w.",
        ]
        + [String(repeating: "long | \"text\" \\ ", count: 500)]

    /// With characters that cannot stand on a line of documentation, or be seen.
    static let withHiddenCharacters: [(text: String, visible: String)] = [
        ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("\n# a", "\\n# a"), ("a\tb", "a b"),
        ("a\u{0}b", "a\\u{0}b"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\u{85}b", "a\\u{85}b"),
        ("a\u{2028}b\u{2029}c", "a\\u{2028}b\\u{2029}c"), ("\u{202E}txet", "\\u{202E}txet"),
        ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("a\n\n| b |", "a\\n\\n| b |"),
    ]

    /// The string literal of a schema that means `text`: only what must be escaped is.
    static func literal(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { literal, scalar in
            switch scalar {
            case "\"", "\\": literal += "\\" + String(scalar)
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\0": literal += "\\0"
            case _ where scalar.properties.isBidiControl:
                literal += "\\u{\(String(scalar.value, radix: 16))}"
            default: literal.unicodeScalars.append(scalar)
            }
        } + "\""
    }
}
