/// Checks events.
struct EventValidator {
    private let symbols: SymbolTable
    private let words: WordResolver
    private let fields: FieldValidator
    private let diagnostics: DiagnosticCollector
    /// The list of each category alone, which all events of only that category share.
    private let categoriesAlone: [[Int]]

    init(
        _ symbols: SymbolTable, _ enumerations: [Enumeration], _ diagnostics: DiagnosticCollector
    ) {
        self.symbols = symbols
        self.diagnostics = diagnostics
        words = WordResolver(diagnostics)
        categoriesAlone = symbols.categories.names.indices.map { [$0] }
        fields = FieldValidator(symbols, enumerations, diagnostics)
    }

    /// Drops the fields of each event's syntax as soon as they are validated, so that their memory
    /// serves those of the model.
    func validate(_ syntax: SchemaSyntax) -> [Event] {
        var wireNames = WireNames(.event, count: syntax.events.count, diagnostics)
        let retired = RetiredNames(syntax.retiredEvents, .event, diagnostics) {
            words.nonEmpty($0, "a wire name")
        }
        return syntax.events.map { event in
            let wireName = words.nonEmpty(event.wireName, "a wire name") ?? event.name.text
            let position = event.wireName?.position ?? event.name.position
            wireNames.take(wireName, for: event.name, at: position)
            retired.check(event.name, wireName: wireName, at: position)
            let replacement = replacement(of: event, in: syntax)
            defer { event.fields = [] }
            return validated(event, wireName, renamedTo: replacement)
        }
    }

    private func validated(_ event: EventSyntax, _ wireName: String, renamedTo: Int?) -> Event {
        let categories = categories(of: event)
        return Event(
            name: event.name.text, wireName: wireName, documentation: event.documentation,
            level: event.level.flatMap { words.resolve($0, "level") } ?? .info,
            owner: words.nonEmpty(event.owner, "an owner"), categories: categories,
            fields: fields.validate(event),
            retiredFields: event.retiredFields.map(Retirement.init),
            deprecation: Deprecation(event.deprecation, words),
            renamedTo: renamedTo, expires: event.expires.flatMap(date),
            position: event.name.position)
    }

    private func categories(of event: EventSyntax) -> [Int] {
        let categories = symbols.resolve(
            event.categories, in: symbols.categories, .unknownCategory, .category)
        return categories.count == 1 ? categoriesAlone[categories[0]] : categories.sorted()
    }

    private func date(_ written: Token) -> CalendarDate? {
        let date = CalendarDate(written.text)
        if date == nil {
            diagnostics.report(Diagnostic(.invalidDate, at: written.position, written.text))
        }
        return date
    }

    /// The event that replaces `event`: another one, which is here to stay.
    private func replacement(of event: EventSyntax, in syntax: SchemaSyntax) -> Int? {
        guard let name = event.renamedTo,
            let index = symbols.resolve(
                name, in: symbols.events, .unknownEvent, suggestingNot: event.name.text)
        else { return nil }
        if name.text == event.name.text {
            refuse(name, event, "it has that name", [])
        } else if let next = syntax.events[index].renamedTo {
            refuse(
                name, event, "that one is itself renamed to '\(next.text)'",
                [.renamed(name, at: next.position)])
        } else if let deprecation = syntax.events[index].deprecation {
            refuse(
                name, event, "that one is itself deprecated",
                [.deprecated(name, at: deprecation.position)])
        }
        return index
    }

    private func refuse(
        _ name: Token, _ event: EventSyntax, _ reason: String, _ notes: [Diagnostic.Note]
    ) {
        diagnostics.report(
            Diagnostic(
                .invalidRename, at: name.position, event.name.text, name.text, reason,
                notes: notes))
    }
}

extension Deprecation {
    init?<Keyword>(_ syntax: AttributeSyntax<Keyword>?, _ words: WordResolver) {
        guard let syntax else { return nil }
        self.init(reason: words.nonEmpty(syntax.value, "a reason"))
    }
}
