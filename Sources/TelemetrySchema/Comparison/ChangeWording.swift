// Every sentence that can be said about a change.

extension Change {
    /// What changed, in words.
    public var message: String {
        switch kind {
        case .added: "\(subject.words) is new"
        case .gone: "\(subject.words) is gone" + (subject.isRetirable ? " and retired" : "")
        case .goneUnretired(let identity):
            "\(subject.words) is gone; expected \(Self.quoted(subject.retirement(identity)))"
        case .renamed(let name): "\(subject.words) was called '\(name)'"
        case .replaced(let name): "\(subject.words) is renamed to '\(name)'"
        case .changed(let attribute, let before, let after):
            "the \(attribute.words) of \(subject.words) is \(Self.quoted(after)), "
                + "was \(Self.quoted(before))"
        case .documented: "the documentation of \(subject.words) is another one"
        case .reordered: "the fields of \(subject.words) are in another order"
        case .retired: "\(subject.words) is retired"
        case .unretired: "\(subject.words) is no longer retired"
        }
    }

    /// Who has to change with it, in words; `nil` where nobody has to.
    var brokenParties: String? {
        switch breaks {
        case []: nil
        case .readers: "readers"
        case .callSites: "call sites"
        default: "readers and call sites"
        }
    }

    private static func quoted(_ text: String?) -> String {
        text.map { "'\(RuleWording.visible($0))'" } ?? "none"
    }
}

extension Change.Subject {
    fileprivate var words: String {
        switch self {
        case .schema: "the schema"
        case .category(let name): "category '\(name)'"
        case .enumeration(let name): "enum '\(name)'"
        case .event(let name): "event '\(name)'"
        case .sink(let name): "sink '\(name)'"
        case .source(let name): "source '\(name)'"
        case .wiring(let name): "wiring '\(name)'"
        case .value(let name, let enumeration): "value '\(name)' of enum '\(enumeration)'"
        case .field(let name, let event): "field '\(name)' of event '\(event)'"
        }
    }

    fileprivate var isRetirable: Bool {
        switch self {
        case .event, .field, .value: true
        default: false
        }
    }

    /// The line that keeps it from coming back.
    fileprivate func retirement(_ identity: String?) -> String {
        switch self {
        case .event(let name): "retired event \(name)" + (identity.map { " as \($0)" } ?? "")
        case .field(let name, _): "retired \(name)" + (identity.map { " as \($0)" } ?? "")
        case .value(let name, _): "retired \(name)" + (identity.map { " = \($0)" } ?? "")
        default: "retired"
        }
    }
}

extension Change.Attribute {
    fileprivate var words: String {
        switch self {
        case .access: "access level"
        case .wireName: "wire name"
        case .wireKey: "wire key"
        case .wireValue: "wire value"
        case .type: "type"
        case .defaultValue: "default"
        case .privacy: "privacy"
        case .unit: "unit"
        case .maximum: "maximum"
        case .level: "level"
        case .owner: "owner"
        case .categories: "list of categories"
        case .deprecation: "deprecation"
        case .replacement: "new name"
        case .expiry: "last day"
        case .receives: "list of categories received"
        case .reads: "list of states read"
        case .writes: "list of states written"
        case .forwarding: "forwarding"
        case .calls: "list of calls"
        case .emits: "list of events emitted"
        case .platforms: "list of platforms"
        case .sinks: "list of sinks"
        }
    }
}
