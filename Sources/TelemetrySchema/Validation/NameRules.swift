/// Which words can be names.
enum NameRules {
    /// Why nothing can be called `name`; `nil` if the spelling is fine.
    static func reasonAgainstSpelling(_ name: String) -> String? {
        if name.utf8.contains(where: { $0 >= 0x80 }) {
            return "expected ASCII letters, digits and '_'"
        }
        if name.hasPrefix("_") { return "names that begin with '_' belong to generated code" }
        return name.utf8.count > 200 ? "expected at most 200 characters" : nil
    }

    /// Why `name` cannot be the name of a `kind`; `nil` if it can.
    static func reasonToReserve(_ name: String, as kind: NameKind) -> String? {
        switch kind {
        case .event, .enumerationValue, .category, .wiring:
            ReservedNames.reason(name, in: ReservedNames.members)
        case .enumeration:
            StandardType(rawValue: name) != nil
                ? "it is a type of the language"
                : ReservedNames.reason(name, in: ReservedNames.types)
        case .call, .platform, .state: nil
        case .field, .sink, .source:
            ReservedNames.reason(name, in: ReservedNames.labels)
        }
    }
}
