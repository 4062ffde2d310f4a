/// Checks sinks, sources and wirings, each by itself.
struct WiringValidator {
    private let symbols: SymbolTable
    private let words: WordResolver
    private let diagnostics: DiagnosticCollector

    init(_ symbols: SymbolTable, _ words: WordResolver, _ diagnostics: DiagnosticCollector) {
        self.symbols = symbols
        self.words = words
        self.diagnostics = diagnostics
    }

    func sinks(_ sinks: [SinkSyntax]) -> [Sink] {
        sinks.map { sink in
            Sink(
                name: sink.name.text, documentation: sink.documentation,
                receives: receives(sink), reads: states(sink.reads), writes: states(sink.writes),
                isForwarded: sink.forwarded != nil, calls: distinct(sink.calls, .call),
                emits: events(sink.emits), platforms: platforms(sink.platforms),
                position: sink.name.position)
        }
    }

    func sources(_ sources: [SourceSyntax]) -> [Source] {
        sources.map { source in
            Source(
                name: source.name.text, documentation: source.documentation,
                emits: events(source.emits), platforms: platforms(source.platforms),
                position: source.name.position)
        }
    }

    /// The declared wirings; where there are none, one of every sink.
    func wirings(_ syntax: SchemaSyntax) -> [Wiring] {
        let first = syntax.sinks.first?.name ?? syntax.sources.first?.name
        if syntax.wirings.isEmpty, let first {
            refuseTooMany(syntax.sinks.map(\.name))
            let everySink = Array(syntax.sinks.indices)
            return [Wiring(name: "live", sinks: everySink, position: first.position)]
        }
        return syntax.wirings.map { wiring in
            refuseTooMany(wiring.sinks)
            return Wiring(
                name: wiring.name.text,
                sinks: symbols.resolve(wiring.sinks, in: symbols.sinks, .unknownSink, .sink),
                position: wiring.name.position)
        }
    }

    /// The compiler gives up on a factory of a few hundred generic parameters.
    private func refuseTooMany(_ sinks: [Token]) {
        guard sinks.count > 200 else { return }
        let name = sinks[200]
        diagnostics.report(Diagnostic(.tooManySinks, at: name.position, name.text))
    }

    private func receives(_ sink: SinkSyntax) -> [Int]? {
        guard !sink.receives.isEmpty else { return nil }
        guard let all = sink.receives.firstIndex(where: { $0.text == "all" }) else {
            return symbols.resolve(
                sink.receives, in: symbols.categories, .unknownCategory, .category
            ).sorted()
        }
        if sink.receives.count > 1 {
            let (before, after) = all == 0 ? (0, 1) : (all - 1, all)
            let (first, second) = (sink.receives[before], sink.receives[after])
            diagnostics.report(
                Diagnostic(
                    .unexpectedText, at: second.position, second.quoted,
                    RuleWording.standsAlone(first)))
        }
        return nil
    }

    private func states(_ names: [Token]) -> [String] {
        for name in names {
            guard let reason = NameRules.reasonAgainstSpelling(name.text) else { continue }
            diagnostics.report(Diagnostic(.invalidName, at: name.position, name.text, reason))
        }
        return distinct(names, .state)
    }

    private func events(_ names: [Token]) -> [Int] {
        symbols.resolve(names, in: symbols.events, .unknownEvent, .event)
    }

    private func platforms(_ names: [Token]) -> [Platform]? {
        let platforms: [Platform] = names.compactMap { words.resolve($0, "platform") }
        _ = distinct(names, .platform)
        return names.isEmpty ? nil : platforms
    }

    /// The texts of `names`; reports a name that is given twice.
    func distinct(_ names: [Token], _ kind: NameKind) -> [String] {
        var seen: [String: Token] = [:]
        for name in names {
            guard let first = seen.updateValue(name, forKey: name.text) else { continue }
            diagnostics.report(
                Diagnostic(
                    .duplicateName, at: name.position, kind.rawValue, name.text,
                    notes: [.named(first)]))
        }
        return names.map(\.text)
    }
}
