/// What a name is the name of. Each kind has its own rules and its own space of names.
enum NameKind: String {
    case call, category, event, field, platform, sink, source, state, type, wiring
    case enumeration = "enum"
    case enumerationValue = "value"

    /// With its article, for a message.
    var withArticle: String {
        switch self {
        case .event, .enumeration: "an \(rawValue)"
        default: "a \(rawValue)"
        }
    }
}
