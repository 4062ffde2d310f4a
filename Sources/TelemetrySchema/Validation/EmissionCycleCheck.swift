/// Refuses sinks whose emissions come back to them: `observe` would never return.
struct EmissionCycleCheck {
    private let schema: Schema
    private let syntax: SchemaSyntax
    private let diagnostics: DiagnosticCollector

    /// A sink that receives something and how it came to it.
    private struct Step {
        let sink: Int
        let event: Int
        let previous: Int
    }

    init(_ schema: Schema, _ syntax: SchemaSyntax, _ diagnostics: DiagnosticCollector) {
        self.schema = schema
        self.syntax = syntax
        self.diagnostics = diagnostics
    }

    func run() {
        var reported: Set<Int> = []
        for variant in schema.wiringVariants {
            for sink in variant.sinks where !reported.contains(sink) {
                guard let cycle = cycle(from: sink, among: variant.sinks) else { continue }
                report(cycle, from: sink)
                reported.formUnion(cycle.map(\.sink))
            }
        }
    }

    /// The shortest way from `start` back to it.
    private func cycle(from start: Int, among sinks: [Int]) -> [Step]? {
        var steps: [Step] = []
        var visited: Set<Int> = []
        var next = -1
        repeat {
            let emitter = next < 0 ? start : steps[next].sink
            for event in schema.sinks[emitter].emits {
                let received = schema.events[event]
                for sink in sinks where schema.sinks[sink].receives(received) {
                    guard visited.insert(sink).inserted else { continue }
                    steps.append(Step(sink: sink, event: event, previous: next))
                    if sink == start { return path(to: steps.count - 1, in: steps) }
                }
            }
            next += 1
        } while next < steps.count
        return nil
    }

    private func path(to last: Int, in steps: [Step]) -> [Step] {
        var path: [Step] = []
        var index = last
        while index >= 0 {
            path.append(steps[index])
            index = steps[index].previous
        }
        return path.reversed()
    }

    private func report(_ cycle: [Step], from start: Int) {
        let sink = schema.sinks[start]
        let event = schema.events[cycle[0].event]
        guard let index = sink.emits.firstIndex(of: cycle[0].event) else { return }
        let way = cycle.map { schema.events[$0.event].name + " → " + schema.sinks[$0.sink].name }
        let text = ([sink.name] + way).joined(separator: " → ")
        let note = Diagnostic.Note(
            position: event.position, message: "'\(event.name)' is declared here")
        diagnostics.report(
            Diagnostic(
                .emissionCycle, at: syntax.sinks[start].emits[index].position, sink.name,
                event.name, text, notes: [note]))
    }
}
