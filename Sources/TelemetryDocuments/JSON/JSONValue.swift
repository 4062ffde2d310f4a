/// A value of JSON. Members stay in their order and numbers keep their digits.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// In digits that are a number in JSON too.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
}

extension JSONValue {
    /// The lines of a documentation; `nil` where none says anything.
    static func documentation(_ lines: [String]) -> JSONValue? {
        lines.allSatisfy(\.isEmpty) ? nil : .string(lines.joined(separator: "\n"))
    }

    static func strings(_ texts: [String]) -> JSONValue {
        .array(texts.map(JSONValue.string))
    }
}

extension JSONValue: ExpressibleByStringLiteral {
    init(stringLiteral text: String) { self = .string(text) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSONValue)...) {
        self = .object(JSONObject(members))
    }
}
