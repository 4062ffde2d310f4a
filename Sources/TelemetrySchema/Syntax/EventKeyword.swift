/// The attributes of an event.
enum EventKeyword: String, AttributeKeyword {
    case level, `as`, owner, deprecated, renamed, expires, retired

    static let list =
        "a field 'name: Type' or one of " + allCases.map(\.rawValue).joined(separator: ", ")
}
