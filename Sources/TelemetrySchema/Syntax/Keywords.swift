/// The words that begin a declaration.
enum DeclarationKeyword: String, CaseIterable {
    case access, category, `enum`, event, retired, sink, source, unscanned, wiring

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The attributes of an event.
enum EventKeyword: String, AttributeKeyword {
    case level, `as`, owner, deprecated, renamed, expires, retired

    static var list: String {
        "a field 'name: Type' or one of " + allCases.map(\.rawValue).joined(separator: ", ")
    }
}

/// The attributes of a field.
enum FieldKeyword: String, CaseIterable {
    case `public`, `private`, sensitive, unit, max, `as`, deprecated

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The attributes of a sink.
enum SinkKeyword: String, AttributeKeyword {
    case reads, writes, forwarded, calls, emits, on

    static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The attributes of a source.
enum SourceKeyword: String, AttributeKeyword {
    case emits, on

    static var list: String { "emits or on" }
}
