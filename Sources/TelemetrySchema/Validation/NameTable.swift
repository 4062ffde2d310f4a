/// The names declared so far in one space of names: finds duplicates and near-duplicates.
struct NameTable {
    private let kind: NameKind
    private let diagnostics: DiagnosticCollector
    private var declared: [FoldedName: Token] = [:]

    /// A table with room for `count` names.
    init(_ kind: NameKind, count: Int, _ diagnostics: DiagnosticCollector) {
        self.kind = kind
        self.diagnostics = diagnostics
        declared.reserveCapacity(count)
    }

    /// Adds a name and reports what is wrong with it. Whether it is usable and new.
    @discardableResult
    mutating func declare(_ name: Token) -> Bool {
        let folded = FoldedName(name.text)
        if let first = declared[folded] {
            report(name, against: first)
            return false
        }
        declared[folded] = name
        return checkSpelling(name)
    }

    private func checkSpelling(_ name: Token) -> Bool {
        if let reason = NameRules.reasonAgainstSpelling(name.text) {
            diagnostics.report(Diagnostic(.invalidName, at: name.position, name.text, reason))
            return false
        }
        if let reason = ReservedNames.reason(name.text, as: kind) {
            diagnostics.report(
                Diagnostic(.reservedName, at: name.position, name.text, kind.withArticle, reason))
            return false
        }
        return true
    }

    private func report(_ name: Token, against first: Token) {
        let note = Diagnostic.Note.declared(first)
        if name.text == first.text {
            diagnostics.report(
                Diagnostic(
                    .duplicateName, at: name.position, kind.rawValue, name.text, notes: [note]))
        } else {
            diagnostics.report(
                Diagnostic(
                    .similarName, at: name.position, kind.rawValue, name.text, first.text,
                    notes: [note]))
        }
    }
}
