/// How a character that must not stand in a line is written instead, so that it can be read back.
enum EscapeStyle {
    /// `\n` and the like, else `\u202e` (RFC 8259, section 7).
    case json
    /// `\n` and the like, else `\u{202E}`, as in Swift source.
    case swift
}
