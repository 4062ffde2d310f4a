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

extension JSONObject: ExpressibleByDictionaryLiteral {
    init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
