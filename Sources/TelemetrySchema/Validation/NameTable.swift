/// The names declared so far in one space of names: finds duplicates and near-duplicates.
package struct NameTable {
    private let kind: NameKind
    private let diagnostics: DiagnosticCollector
    private var declared: [String: Token] = [:]

    /// A table with room for `count` names.
    init(_ kind: NameKind, count: Int, _ diagnostics: DiagnosticCollector) {
        self.kind = kind
        self.diagnostics = diagnostics
        declared.reserveCapacity(count)
    }

    /// Adds a name and reports what is wrong with it. Whether it is usable and new.
    @discardableResult
    mutating func declare(_ name: Token) -> Bool {
        let folded = Self.folded(name.text)
        if let first = declared[folded] {
            report(name, against: first)
            return false
        }
        declared[folded] = name
        return checkSpelling(name)
    }

    /// What two names have in common that differ only in case or underscores.
    package static func folded(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0 != "_" }
        }
        return String(unsafeUninitializedCapacity: name.utf8.count) { letters in
            var count = 0
            for byte in name.utf8 where byte != UInt8(ascii: "_") {
                let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                letters[count] = isCapital ? byte | 0x20 : byte
                count += 1
            }
            return count
        }
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
