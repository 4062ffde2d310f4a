/// The names already taken on the wire, by whatever has one: wire names are identities.
struct WireNames {
    private let kind: NameKind
    private let diagnostics: DiagnosticCollector
    private var owners: [String: Token] = [:]

    /// A table with room for `count` names.
    init(_ kind: NameKind, count: Int, _ diagnostics: DiagnosticCollector) {
        self.kind = kind
        self.diagnostics = diagnostics
        owners.reserveCapacity(count)
    }

    /// Takes `wireName` for `owner`. `position` is where the wire name is written.
    mutating func take(_ wireName: String, for owner: Token, at position: SourcePosition) {
        guard let first = owners[wireName] else {
            owners[wireName] = owner
            return
        }
        // The same name twice is said already.
        guard first.text != owner.text else { return }
        diagnostics.report(
            Diagnostic(
                .duplicateWireName, at: position, kind.rawValue, owner.text, wireName, first.text,
                notes: [.declared(first)]))
    }
}
