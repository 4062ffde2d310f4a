// Every sentence that stands at a second place.

extension Diagnostic.Note {
    /// Points at the declaration of `name`.
    static func declared(_ name: String, at position: SourcePosition) -> Self {
        Self(position: position, message: "'\(name)' is declared here")
    }

    static func declared(_ name: Token) -> Self { declared(name.text, at: name.position) }

    /// Points at the first of two mentions.
    static func named(_ name: Token) -> Self {
        Self(position: name.position, message: "'\(name.text)' is named here")
    }

    static func retired(_ name: Token) -> Self {
        Self(position: name.position, message: "'\(name.text)' is retired here")
    }

    /// Points at the first of two attributes.
    static func given(at position: SourcePosition) -> Self {
        Self(position: position, message: "first given here")
    }

    /// Points at what makes the event `name` one that will not stay.
    static func renamed(_ name: Token, at position: SourcePosition) -> Self {
        Self(position: position, message: "'\(name.text)' is renamed here")
    }

    static func deprecated(_ name: Token, at position: SourcePosition) -> Self {
        Self(position: position, message: "'\(name.text)' is deprecated here")
    }

    /// Points into the schema that an earlier one is compared with.
    package static func before(at position: SourcePosition) -> Self {
        Self(position: position, message: "the schema before has it here")
    }

    static func emits(_ sink: Token, _ event: Token) -> Self {
        Self(position: event.position, message: "'\(sink.text)' emits '\(event.text)'")
    }

    static func writesIt(_ sink: String, at position: SourcePosition) -> Self {
        Self(position: position, message: "'\(sink)' writes it")
    }

    static func wireValueKind(_ value: Token, isInteger: Bool) -> Self {
        let kind = isInteger ? "an integer" : "a string"
        return Self(position: value.position, message: "'\(value.text)' has \(kind)")
    }

    static func enumeration(_ name: Token) -> Self {
        Self(position: name.position, message: "the enum is declared here")
    }
}
