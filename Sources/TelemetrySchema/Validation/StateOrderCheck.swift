/// Refuses a wiring in which a sink reads a state that no sink writes, or that one writes later.
struct StateOrderCheck {
    private let schema: Schema
    private let syntax: SchemaSyntax
    private let diagnostics: DiagnosticCollector
    /// The first sink that writes each state, by the state's name.
    private let writers: [String: Int]
    /// The states that are written, in the order of the schema.
    private let states: [String]

    init(_ schema: Schema, _ syntax: SchemaSyntax, _ diagnostics: DiagnosticCollector) {
        self.schema = schema
        self.syntax = syntax
        self.diagnostics = diagnostics
        let writes = schema.sinks.indices.flatMap { sink in
            schema.sinks[sink].writes.map { ($0, sink) }
        }
        writers = Dictionary(writes) { first, _ in first }
        states = writes.map(\.0)
    }

    /// What is to be mended in one place, in however many wirings it shows.
    private struct Mistake: Hashable {
        let state: SourcePosition
        let problem: StateOrder.Problem
        /// The wiring whose list is at fault; `nil` if what is declared is.
        let wiring: Int?
        /// Where the writers are missing, if they are elsewhere.
        let platforms: [Platform?]
    }

    func run() {
        let orders = Dictionary(grouping: schema.wiringVariants, by: \.wiring)
            .mapValues { $0.map { StateOrder($0, in: schema) } }
        var reported: Set<Mistake> = []
        for (index, wiring) in schema.wirings.enumerated() {
            for reader in wiring.sinks {
                let present = (orders[index] ?? []).filter { $0.has(reader) }
                for state in syntax.sinks[reader].reads {
                    check(state, in: reader, index, present, &reported)
                }
            }
        }
    }

    private func check(
        _ state: Token, in reader: Int, _ wiring: Int, _ present: [StateOrder],
        _ reported: inout Set<Mistake>
    ) {
        let problems = present.map { $0.problem(reading: state.text, in: reader) }
        for problem in problems.lazy.compactMap(\.self) {
            let isElsewhere = isWritten(state, elsewhereThan: problem, wiring)
            let affected = zip(present, problems).filter { $0.1 == problem }.map(\.0.platform)
            let mistake = Mistake(
                state: state.position, problem: problem,
                wiring: isInList(problem, of: state) && !isElsewhere ? wiring : nil,
                platforms: isElsewhere ? affected : [])
            guard reported.insert(mistake).inserted else { continue }
            let isEverywhere = affected.count == present.count && !isElsewhere
            let place = RuleWording.place(
                wiring: schema.wirings[wiring].name, platforms: isEverywhere ? [] : affected)
            report(problem, state, reader, wiring, place)
        }
    }

    /// Whether another list of the same sinks, or a longer one, might do.
    private func isInList(_ problem: StateOrder.Problem, of state: Token) -> Bool {
        switch problem {
        case .writtenLater: true
        case .writtenOnLane: false
        case .unwritten: writers[state.text] != nil
        }
    }

    /// Whether a sink of the wiring writes a state that nobody writes where the reader is.
    private func isWritten(
        _ state: Token, elsewhereThan problem: StateOrder.Problem, _ wiring: Int
    ) -> Bool {
        let sinks = schema.wirings[wiring].sinks.lazy.map { schema.sinks[$0] }
        return problem == .unwritten && sinks.contains { $0.writes.contains(state.text) }
    }

    private func report(
        _ problem: StateOrder.Problem, _ state: Token, _ reader: Int, _ wiring: Int, _ place: String
    ) {
        let reading = schema.sinks[reader].name
        switch problem {
        case .writtenLater(let writer):
            let late = schema.sinks[writer]
            diagnostics.report(
                Diagnostic(
                    .readerBeforeWriter, at: state.position, reading, state.text, late.name, place,
                    notes: [note(on: late)] + notes(on: wiring)))
        case .writtenOnLane(let writer):
            let late = schema.sinks[writer]
            diagnostics.report(
                Diagnostic(
                    .lateWriter, at: state.position, reading, state.text, late.name, place,
                    notes: [note(on: late)]))
        case .unwritten where writers[state.text] == nil:
            let nearest = diagnostics.suggestions.nearest(to: state.text, among: states)
            diagnostics.report(
                Diagnostic(
                    .unwrittenState, at: state.position, reading, state.text, "",
                    suggestion: nearest))
        case .unwritten:
            diagnostics.report(
                Diagnostic(
                    .unwrittenState, at: state.position, reading, state.text, place,
                    notes: noteOnWriter(of: state) + notes(on: wiring)))
        }
    }

    private func note(on sink: Sink) -> Diagnostic.Note {
        .declared(sink.name, at: sink.position)
    }

    private func noteOnWriter(of state: Token) -> [Diagnostic.Note] {
        writers[state.text].map { schema.sinks[$0] }.map { writer in
            [.writesIt(writer.name, at: writer.position)]
        } ?? []
    }

    /// Where the order of the sinks is written, if it is not that of their declarations.
    private func notes(on wiring: Int) -> [Diagnostic.Note] {
        guard !syntax.wirings.isEmpty else { return [] }
        return [.declared(syntax.wirings[wiring].name)]
    }
}
