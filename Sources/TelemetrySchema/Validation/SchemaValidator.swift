/// The only door from syntax to model.
package struct SchemaValidator {
    private let syntax: SchemaSyntax
    private let paths: [String]
    private let diagnostics: DiagnosticCollector

    package init(_ syntax: SchemaSyntax, paths: [String], diagnostics: DiagnosticCollector) {
        self.syntax = syntax
        self.paths = paths
        self.diagnostics = diagnostics
    }

    /// The schema, or `nil` if anything of it was refused.
    package func validate() -> Schema? {
        refuseEmptySchema()
        let symbols = SymbolTable(syntax, diagnostics)
        let words = WordResolver(diagnostics)
        let categories = validatedCategories()
        let enumerations = EnumerationValidator(diagnostics).validate(syntax.enumerations)
        let events = EventValidator(symbols, enumerations, diagnostics).validate(syntax)
        let wiring = WiringValidator(symbols, words, diagnostics)
        let schema = Schema(
            paths: paths, access: access(words), categories: categories,
            enumerations: enumerations, events: events, sinks: wiring.sinks(syntax.sinks),
            sources: wiring.sources(syntax.sources), wirings: wiring.wirings(syntax),
            unscanned: wiring.distinct(syntax.unscanned, .sink))
        // What follows judges the whole, so it needs a whole to judge.
        guard !diagnostics.hasErrors else { return nil }
        StateOrderCheck(schema, syntax, diagnostics).run()
        EmissionCycleCheck(schema, syntax, diagnostics).run()
        UsageCheck(schema, syntax, diagnostics).run()
        return diagnostics.hasErrors ? nil : schema
    }

    private func refuseEmptySchema() {
        guard syntax.events.isEmpty, !diagnostics.hasErrors else { return }
        let start = SourcePosition(file: 0, line: 1, column: 1)
        diagnostics.report(Diagnostic(.emptySchema, at: start))
    }

    private func access(_ words: WordResolver) -> Schema.Access {
        if syntax.access.count > 1 {
            let note = Diagnostic.Note(
                position: syntax.access[0].position, message: "it is given here")
            diagnostics.report(
                Diagnostic(
                    .duplicateAttribute, at: syntax.access[1].position, "access", notes: [note]))
        }
        return syntax.access.first.flatMap { words.resolve($0, "access level") } ?? .internal
    }

    private func validatedCategories() -> [Category] {
        if syntax.categories.count > 64 {
            let name = syntax.categories[64].name
            diagnostics.report(Diagnostic(.tooManyCategories, at: name.position, name.text))
        }
        return syntax.categories.map {
            Category(name: $0.name.text, documentation: $0.documentation)
        }
    }
}
