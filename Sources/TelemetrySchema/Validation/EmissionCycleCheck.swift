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
        // Most wirings are the same on every platform.
        var checked: Set<[Int]> = []
        for variant in schema.wiringVariants where checked.insert(variant.sinks).inserted {
            let receivers = receivers(among: variant.sinks)
            for sink in variant.sinks where !reported.contains(sink) {
                guard let cycle = cycle(from: sink, receivers) else { continue }
                report(cycle, from: sink)
                reported.formUnion(cycle.map(\.sink))
            }
        }
    }

    /// For each event that a sink emits, the sinks that receive it.
    private func receivers(among sinks: [Int]) -> [Int: [Int]] {
        let emitted = Set(sinks.flatMap { schema.sinks[$0].emits })
        return Dictionary(
            uniqueKeysWithValues: emitted.map { event in
                (event, sinks.filter { schema.sinks[$0].receives(schema.events[event]) })
            })
    }

    /// The shortest way from `start` back to it.
    private func cycle(from start: Int, _ receivers: [Int: [Int]]) -> [Step]? {
        var steps: [Step] = []
        var visited: Set<Int> = []
        var next = -1
        repeat {
            let emitter = next < 0 ? start : steps[next].sink
            for event in schema.sinks[emitter].emits {
                for sink in receivers[event] ?? [] where visited.insert(sink).inserted {
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
        let declaration = Diagnostic.Note.declared(event.name, at: event.position)
        diagnostics.report(
            Diagnostic(
                .emissionCycle, at: syntax.sinks[start].emits[index].position, sink.name,
                event.name, text, notes: [declaration] + notes(on: cycle)))
    }

    /// Where the sinks on the way emit what keeps it going.
    private func notes(on cycle: [Step]) -> [Diagnostic.Note] {
        zip(cycle, cycle.dropFirst()).compactMap { step, next in
            let sink = syntax.sinks[step.sink]
            let name = schema.events[next.event].name
            return sink.emits.first { $0.text == name }.map { .emits(sink.name, $0) }
        }
    }
}
