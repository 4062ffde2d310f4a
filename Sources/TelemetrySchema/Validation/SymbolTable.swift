/// Every name that other declarations can refer to, with the index of its declaration.
struct SymbolTable {
    let categories: Symbols
    let enumerations: Symbols
    let events: Symbols
    let sinks: Symbols
    private let retiredEvents: [String: Token]
    private let diagnostics: DiagnosticCollector

    init(_ syntax: SchemaSyntax, _ diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
        retiredEvents = Dictionary(syntax.retiredEvents.map { ($0.name.text, $0.name) }) { $1 }
        categories = Self.index(syntax.categories.lazy.map(\.name), .category, diagnostics)
        enumerations = Self.index(
            syntax.enumerations.lazy.map(\.name), .enumeration, diagnostics)
        events = Self.index(syntax.events.lazy.map(\.name), .event, diagnostics)
        sinks = Self.index(syntax.sinks.lazy.map(\.name), .sink, diagnostics)
        _ = Self.index(syntax.sources.lazy.map(\.name), .source, diagnostics)
        _ = Self.index(syntax.wirings.lazy.map(\.name), .wiring, diagnostics)
        refuseEventsNamedLikeEnums(syntax)
    }

    /// The index behind `name`; reports an unknown name, for which it suggests no `excluded` one.
    func resolve(
        _ name: Token, in symbols: Symbols, _ rule: Rule, suggestingNot excluded: String? = nil
    ) -> Int? {
        if let index = symbols[name.text] { return index }
        if rule == .unknownEvent, let retired = retiredEvents[name.text] {
            diagnostics.report(
                Diagnostic(rule, at: name.position, name.text, notes: [.retired(retired)]))
            return nil
        }
        let candidates = symbols.names.lazy.filter { $0 != excluded }
        let suggestion = diagnostics.suggestions.nearest(to: name.text, among: candidates)
        diagnostics.report(
            Diagnostic(rule, at: name.position, name.text, suggestion: suggestion))
        return nil
    }

    /// The indices behind `names`, each once; reports unknown and repeated names.
    func resolve(_ names: [Token], in symbols: Symbols, _ rule: Rule, _ kind: NameKind)
        -> [Int]
    {
        guard names.count > 1 else { return names.compactMap { resolve($0, in: symbols, rule) } }
        var seen: [String: Token] = [:]
        return names.compactMap { name in
            if let first = seen.updateValue(name, forKey: name.text) {
                diagnostics.report(
                    Diagnostic(
                        .duplicateName, at: name.position, kind.rawValue, name.text,
                        notes: [.named(first)]))
                return nil
            }
            return resolve(name, in: symbols, rule)
        }
    }

    private static func index(
        _ names: some Collection<Token>, _ kind: NameKind, _ diagnostics: DiagnosticCollector
    ) -> Symbols {
        var table = NameTable(kind, count: names.count, diagnostics)
        for name in names { table.declare(name) }
        return Symbols(names.map(\.text))
    }

    /// Both become members of one Swift type.
    private func refuseEventsNamedLikeEnums(_ syntax: SchemaSyntax) {
        for name in syntax.events.lazy.map(\.name) {
            guard let index = enumerations[name.text] else { continue }
            let note = Diagnostic.Note.enumeration(syntax.enumerations[index].name)
            diagnostics.report(
                Diagnostic(
                    .reservedName, at: name.position, name.text,
                    NameKind.event.withArticle, "an enum has that name", notes: [note]))
        }
    }
}
