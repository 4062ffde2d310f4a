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

/// The members of an object of JSON, in order; no key twice.
struct JSONObject: Sendable {
    private(set) var members: [(key: String, value: JSONValue)]

    init(_ members: [(String, JSONValue)] = []) {
        self.members = members.map { (key: $0.0, value: $0.1) }
    }

    /// Adds a member, unless there is no value.
    mutating func add(_ key: String, _ value: JSONValue?) {
        if let value { members.append((key, value)) }
    }
}

extension JSONValue {
    /// The lines of a documentation; `nil` where there are none.
    static func documentation(_ lines: [String]) -> JSONValue? {
        lines.isEmpty ? nil : .string(lines.joined(separator: "\n"))
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

extension JSONObject: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
