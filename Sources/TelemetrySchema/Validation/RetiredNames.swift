/// Names that may not come back, neither in Swift nor on the wire.
struct RetiredNames {
    private let kind: NameKind
    private let diagnostics: DiagnosticCollector
    private var retired: [String: Token] = [:]

    init(_ names: [Token], _ kind: NameKind, _ diagnostics: DiagnosticCollector) {
        self.kind = kind
        self.diagnostics = diagnostics
        var table = NameTable(kind, diagnostics)
        for name in names {
            table.declare(name)
            retired[name.text] = name
        }
    }

    /// Refuses `owner` if its name or the one it has on the wire is retired.
    func check(_ owner: Token, wireName: String, at position: SourcePosition) {
        if let first = retired[owner.text] {
            report(owner.position, owner.text, first)
        } else if let first = retired[wireName] {
            report(position, owner.text, first)
        }
    }

    private func report(_ position: SourcePosition, _ name: String, _ retired: Token) {
        let note = Diagnostic.Note(
            position: retired.position, message: "'\(retired.text)' is retired here")
        diagnostics.report(
            Diagnostic(.retiredName, at: position, kind.rawValue, name, notes: [note]))
    }
}
