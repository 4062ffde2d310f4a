/// Refuses a wiring in which a sink reads a state before it is written, or that no sink writes.
struct StateOrderCheck {
    private let schema: Schema
    private let syntax: SchemaSyntax
    private let diagnostics: DiagnosticCollector

    init(_ schema: Schema, _ syntax: SchemaSyntax, _ diagnostics: DiagnosticCollector) {
        self.schema = schema
        self.syntax = syntax
        self.diagnostics = diagnostics
    }

    func run() {
        var reported: Set<SourcePosition> = []
        for variant in schema.wiringVariants {
            let writers = lastWriters(in: variant)
            for (place, sink) in variant.sinks.enumerated() {
                for state in syntax.sinks[sink].reads where !reported.contains(state.position) {
                    let writer = writers[state.text]
                    if check(state, of: sink, at: place, writer, variant) {
                        reported.insert(state.position)
                    }
                }
            }
        }
    }

    /// For each state the place of the last sink that writes it.
    private func lastWriters(in variant: WiringVariant) -> [String: Int] {
        var writers: [String: Int] = [:]
        for (place, sink) in variant.sinks.enumerated() {
            for state in schema.sinks[sink].writes { writers[state] = place }
        }
        return writers
    }

    /// Whether something was reported.
    private func check(
        _ state: Token, of reader: Int, at place: Int, _ writer: Int?, _ variant: WiringVariant
    ) -> Bool {
        guard let writer else {
            reportUnwritten(state, reader, variant)
            return true
        }
        guard writer > place else { return false }
        let late = schema.sinks[variant.sinks[writer]]
        let note = Diagnostic.Note(
            position: late.position, message: "'\(late.name)' is declared here")
        diagnostics.report(
            Diagnostic(
                .readerBeforeWriter, at: state.position, schema.sinks[reader].name, state.text,
                late.name, suffix(for: variant), notes: [note]))
        return true
    }

    private func reportUnwritten(_ state: Token, _ reader: Int, _ variant: WiringVariant) {
        let states = Set(schema.sinks.flatMap(\.writes))
        let isWrittenElsewhere = states.contains(state.text)
        diagnostics.report(
            Diagnostic(
                .unwrittenState, at: state.position, schema.sinks[reader].name, state.text,
                isWrittenElsewhere ? suffix(for: variant) : "",
                suggestion: isWrittenElsewhere
                    ? nil
                    : diagnostics.suggestions.nearest(to: state.text, among: states.sorted())))
    }

    private func suffix(for variant: WiringVariant) -> String {
        let wiring = " in wiring '\(schema.wirings[variant.wiring].name)'"
        let reachesEverywhere = schema.wirings[variant.wiring].sinks == variant.sinks
        guard !reachesEverywhere else { return wiring }
        return wiring + (variant.platform.map { " on \($0.rawValue)" } ?? " on other platforms")
    }
}
