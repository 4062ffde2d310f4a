/// Names that may not come back, neither in Swift nor on the wire.
struct RetiredNames {
    private let kind: NameKind
    private let diagnostics: DiagnosticCollector
    /// By what a name has in common with names that are too similar to it.
    private var similarNames: [FoldedName: Token] = [:]
    private var wireNames: [String: Token] = [:]

    /// `wireName` says what a retired name was on the wire; `nil` where that was the name.
    init(
        _ retirements: [RetirementSyntax], _ kind: NameKind, _ diagnostics: DiagnosticCollector,
        wireName: (Token) -> String?
    ) {
        self.kind = kind
        self.diagnostics = diagnostics
        guard !retirements.isEmpty else { return }
        var table = NameTable(kind, count: retirements.count, diagnostics)
        for retired in retirements {
            let name = retired.name
            let written = retired.wireName.flatMap(wireName)
            guard table.declare(name) else { continue }
            similarNames[FoldedName(name.text)] = name
            wireNames[written ?? name.text] = name
        }
    }

    /// Refuses `owner` if its name or the one it has on the wire is retired.
    func check(_ owner: Token, wireName: String?, at position: SourcePosition) {
        guard !similarNames.isEmpty else { return }
        if let first = similarNames[FoldedName(owner.text)] {
            report(owner.position, owner.text, first)
        } else if let first = wireName.flatMap({ wireNames[$0] }) {
            report(position, owner.text, first)
        }
    }

    private func report(_ position: SourcePosition, _ name: String, _ retired: Token) {
        diagnostics.report(
            Diagnostic(
                .retiredName, at: position, kind.rawValue, name, notes: [.retired(retired)]))
    }
}

extension Retirement {
    init(_ syntax: RetirementSyntax) {
        name = syntax.name.text
        position = syntax.name.position
        wireName = syntax.wireName.map(Self.wireName) ?? name
    }

    private static func wireName(_ written: Token) -> String {
        guard written.kind == .number, case .success(let number) = IntegerLiteral.read(written.text)
        else { return written.text }
        return number.decimal
    }
}
