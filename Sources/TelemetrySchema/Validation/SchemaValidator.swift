/// The only door from syntax to model.
package struct SchemaValidator {
    private let syntax: SchemaSyntax
    private let paths: [String]
    private let diagnostics: DiagnosticCollector

    /// Validates `syntax`, of which it uses up what was written about fields: no other validator may
    /// be made for the same.
    package init(_ syntax: SchemaSyntax, paths: [String], diagnostics: DiagnosticCollector) {
        self.syntax = syntax
        self.paths = paths
        self.diagnostics = diagnostics
    }

    /// The schema, or `nil` if anything of it was refused. To be called once.
    package func validate() -> Schema? {
        refuseEmptySchema()
        let symbols = SymbolTable(syntax, diagnostics)
        let words = WordResolver(diagnostics)
        let categories = validatedCategories()
        let enumerations = EnumerationValidator(diagnostics).validate(syntax.enumerations)
        let events = EventValidator(symbols, enumerations, diagnostics).validate(syntax)
        let errors = diagnostics.errorCount
        let wiring = WiringValidator(symbols, words, diagnostics)
        let sinks = wiring.sinks(syntax.sinks)
        let wirings = wiring.wirings(syntax)
        let isWiringSound = !syntax.isWiringDamaged && diagnostics.errorCount == errors
        let schema = Schema(
            paths: paths, access: access(words),
            accessPosition: syntax.access.first?.position ?? .start, categories: categories,
            enumerations: enumerations, events: events,
            retiredEvents: syntax.retiredEvents.map(Retirement.init), sinks: sinks,
            sources: wiring.sources(syntax.sources), wirings: wirings,
            unscanned: wiring.distinct(syntax.unscanned, .type))
        if isWiringSound { checkOrder(schema) }
        // What nothing uses may be used by what was refused.
        guard !diagnostics.hasErrors else { return nil }
        UsageCheck(schema, syntax, diagnostics).run()
        return schema
    }

    /// Judges how sinks work together, so it needs all that is said about them.
    private func checkOrder(_ schema: Schema) {
        StateOrderCheck(schema, syntax, diagnostics).run()
        EmissionCycleCheck(schema, syntax, diagnostics).run()
    }

    private func refuseEmptySchema() {
        guard syntax.events.isEmpty, !diagnostics.hasErrors else { return }
        diagnostics.report(Diagnostic(.emptySchema, at: .start))
    }

    private func access(_ words: WordResolver) -> Schema.Access {
        for repeated in syntax.access.dropFirst() {
            diagnostics.report(
                Diagnostic(
                    .duplicateAttribute, at: repeated.position, "access",
                    notes: [.given(at: syntax.access[0].position)]))
        }
        return syntax.access.first.flatMap { words.resolve($0, "access level") } ?? .internal
    }

    private func validatedCategories() -> [Category] {
        if syntax.categories.count > 64 {
            let name = syntax.categories[64].name
            diagnostics.report(Diagnostic(.tooManyCategories, at: name.position, name.text))
        }
        return syntax.categories.map {
            Category(
                name: $0.name.text, documentation: $0.documentation, position: $0.name.position)
        }
    }
}
