/// A word, text or sign of a schema, and where it stands.
public struct Token: Equatable, Sendable {
    /// What kind of thing it is.
    public enum Kind: Equatable, Sendable {
        /// A name or a word of the language.
        case word
        /// A string literal; `text` holds what it means, not how it was written.
        case string
        /// A number or a date, as it was written.
        case number
        /// One of `: , = ? [ ] .`
        case punctuation
    }

    // In this order they take no more than 32 bytes.
    /// The word, number or sign as written, or what the string means.
    public let text: String
    /// Where it begins.
    public let position: SourcePosition
    /// What kind of thing it is.
    public let kind: Kind

    init(kind: Kind, text: String, position: SourcePosition) {
        self.text = text
        self.position = position
        self.kind = kind
    }

    /// How a message quotes it.
    var quoted: String { kind == .string ? "a string" : "'\(text)'" }
}
