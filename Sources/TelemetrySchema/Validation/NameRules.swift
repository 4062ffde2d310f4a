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
}
