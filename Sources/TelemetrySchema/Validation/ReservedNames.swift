/// The words that cannot be used as written in a position, found by asking the compiler: the tests
/// try every word of the language reference everywhere.
enum ReservedNames {
    /// Why `name` cannot be the name of a `kind`; `nil` if it can.
    static func reason(_ name: String, as kind: NameKind) -> String? {
        switch kind {
        case .event: member(name) ?? generated(name, in: eventMembers)
        case .enumerationValue: member(name) ?? value(name)
        case .category: member(name) ?? category(name)
        case .wiring: member(name) ?? generated(name, in: wiringMembers)
        case .enumeration: type(name)
        case .field: label(name)
        case .sink: type(name) ?? sinkLabel(name)
        case .source: type(name)
        case .call, .platform, .state, .type: nil
        }
    }

    /// Behind a dot Swift takes every word but these, which mean something there.
    private static func member(_ name: String) -> String? {
        switch name {
        case "init": "'.init' calls an initializer"
        case "self", "Type", "Protocol": "'.\(name)' means a type in Swift"
        default: nil
        }
    }

    private static func value(_ name: String) -> String? {
        switch name {
        case "nil": "as a default it would mean no value"
        case "RawValue": "the generated enum has a member of that name"
        default: nil
        }
    }

    private static func category(_ name: String) -> String? {
        if name == "all" { return "'all' means every event" }
        return generated(name, in: ["Self", "Element", "ArrayLiteralElement", "RawValue"])
    }

    private static func type(_ name: String) -> String? {
        if StandardType(rawValue: name) != nil { return "it is a type of the language" }
        if keywords.contains(name) { return "it is a word of Swift" }
        return generated(name, in: typeMembers)
    }

    private static func label(_ name: String) -> String? {
        name == "inout" ? "Swift takes no argument label 'inout'" : nil
    }

    /// A parameter is named for its sink, with a small first word.
    private static func sinkLabel(_ name: String) -> String? {
        label(name == "Inout" || name == "INOUT" ? "inout" : name)
    }

    private static func generated(_ name: String, in names: Set<String>) -> String? {
        names.contains(name) ? "generated code needs the name '\(name)'" : nil
    }

    /// Members of the event enum, and what its code looks up by name.
    private static let eventMembers = typeMembers.union(["UUID", "Date", "URL"])

    /// A wiring called like the module would keep the compiler busy for hours: every mention of
    /// the module in the wiring's code would have two meanings.
    private static let wiringMembers: Set<String> = ["Event", "Swift", "TelemetryFacade"]

    private static let typeMembers: Set<String> = [
        "Foundation", "FoundationEssentials", "Swift", "TelemetryEvent", "TelemetryFacade",
        "categoryNames", "samples",
    ]

    /// The words that cannot be a type's name without backticks.
    private static let keywords: Set<String> = [
        "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "break", "case", "catch",
        "class", "continue", "default", "defer", "deinit", "do", "each", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while",
    ]
}
