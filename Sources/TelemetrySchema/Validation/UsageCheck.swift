/// Warns about what a schema declares and does not use, or what its users could take for another.
struct UsageCheck {
    private let schema: Schema
    private let syntax: SchemaSyntax
    private let diagnostics: DiagnosticCollector

    init(_ schema: Schema, _ syntax: SchemaSyntax, _ diagnostics: DiagnosticCollector) {
        self.schema = schema
        self.syntax = syntax
        self.diagnostics = diagnostics
    }

    func run() {
        warnAboutUnusedCategories()
        warnAboutUnreceivedEvents()
        warnAboutUnwiredSinks()
        warnAboutAmbiguousValues()
    }

    private func warnAboutUnusedCategories() {
        let used = schema.events.reduce(into: Set()) { $0.formUnion($1.categories) }
        for (index, category) in syntax.categories.enumerated() where !used.contains(index) {
            let name = category.name
            diagnostics.report(Diagnostic(.unusedCategory, at: name.position, name.text))
        }
    }

    private func warnAboutUnreceivedEvents() {
        guard !schema.sinks.isEmpty, schema.sinks.allSatisfy({ $0.receives != nil }) else { return }
        let received = Set(schema.sinks.flatMap { $0.receives ?? [] })
        for event in schema.events where received.isDisjoint(with: event.categories) {
            diagnostics.report(Diagnostic(.unreceivedEvent, at: event.position, event.name))
        }
    }

    private func warnAboutUnwiredSinks() {
        let wired = Set(schema.wirings.flatMap(\.sinks))
        for (index, sink) in schema.sinks.enumerated() where !wired.contains(index) {
            diagnostics.report(Diagnostic(.unwiredSink, at: sink.position, sink.name))
        }
    }

    /// `Optional` has a `none` of its own.
    private func warnAboutAmbiguousValues() {
        let ambiguous = Dictionary(
            uniqueKeysWithValues: schema.enumerations.enumerated().compactMap {
                index, enumeration in
                enumeration.values.first { $0.name == "none" }.map { (index, $0.position) }
            })
        guard !ambiguous.isEmpty else { return }
        for field in schema.events.lazy.flatMap(\.fields) {
            guard field.type.isOptional, !field.type.isList,
                case .enumeration(let index) = field.type.base, let position = ambiguous[index]
            else { continue }
            diagnostics.report(
                Diagnostic(
                    .ambiguousValue, at: field.position, field.name,
                    schema.enumerations[index].name, notes: [.declared("none", at: position)]))
        }
    }
}
