import TelemetrySchema

// Every sentence that can be said about a change.

extension Change {
    /// What changed, in words.
    package var message: String {
        switch kind {
        case .added: "\(subject.words) is new"
        case .gone: "\(subject.words) is gone"
        case .goneRetired: "\(subject.words) is gone and retired"
        case .goneUnretired(let identity, let isNameFree):
            "\(subject.words) is gone; expected "
                + Self.quoted(subject.retirement(identity, isNameFree: isNameFree))
        case .renamed(let name): "\(subject.words) was called '\(name)'"
        case .replaced(let name): "\(subject.words) is renamed to '\(name)'"
        case .changed(let attribute, let before, let after):
            "the \(attribute.words) of \(subject.words) is "
                + Self.quoted(after, besides: before) + ", was "
                + Self.quoted(before, besides: after)
        case .documented: "the documentation of \(subject.words) is another one"
        case .reordered: "the fields of \(subject.words) are in another order"
        case .retired(let wireName): "\(subject.words) is retired" + Self.identity(wireName)
        case .unretired(let wireName):
            "\(subject.words) is no longer retired" + Self.identity(wireName)
        case .nameUnretired: "\(subject.words) is no longer retired by its name"
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

    private static func identity(_ wireName: String?) -> String {
        wireName.map { " as \(quoted($0))" } ?? ""
    }

    /// Texts that look the same, and are only equivalent, are spelled out.
    private static func quoted(_ text: String?, besides other: String? = nil) -> String {
        guard let text else { return "none" }
        return "'\(RuleWording.visible(text == other ? spelledOut(text) : text))'"
    }

    private static func spelledOut(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : RuleWording.spelledOut($0) }.joined()
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

    /// The line that keeps it from coming back. `…` stands for a name that is free.
    fileprivate func retirement(_ identity: String?, isNameFree: Bool) -> String {
        func line(_ words: String, _ name: String, _ sign: String) -> String {
            "\(words) \(isNameFree ? name : "…")" + (identity.map { " \(sign) \($0)" } ?? "")
        }
        return switch self {
        case .event(let name): line("retired event", name, "as")
        case .field(let name, _): line("retired", name, "as")
        case .value(let name, _): line("retired", name, "=")
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
