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

    /// One event that one sink emits.
    private struct Emission: Hashable {
        let sink: Int
        let event: Int
    }

    func run() {
        var reported: Set<Emission> = []
        // Most wirings are the same on every platform.
        var checked: Set<[Int]> = []
        for variant in schema.wiringVariants where checked.insert(variant.sinks).inserted {
            let receivers = receivers(among: variant.sinks)
            for sink in variant.sinks {
                check(sink, receivers, &reported)
            }
        }
    }

    private func check(
        _ sink: Int, _ receivers: [Int: [Int]], _ reported: inout Set<Emission>
    ) {
        let events = schema.sinks[sink].emits
        guard cycle(from: sink, emitting: events, receivers) != nil else { return }
        for event in events where !reported.contains(Emission(sink: sink, event: event)) {
            guard let cycle = cycle(from: sink, emitting: [event], receivers) else { continue }
            report(cycle, from: sink)
            reported.formUnion(emissions(of: cycle, from: sink))
        }
    }

    /// Every emission of a cycle: to break it is to break the same cycle seen from another sink.
    private func emissions(of cycle: [Step], from start: Int) -> [Emission] {
        zip([start] + cycle.map(\.sink), cycle).map { Emission(sink: $0, event: $1.event) }
    }

    /// For each event that a sink emits, the sinks that receive it.
    private func receivers(among sinks: [Int]) -> [Int: [Int]] {
        let emitted = Set(sinks.flatMap { schema.sinks[$0].emits })
        return Dictionary(
            uniqueKeysWithValues: emitted.map { event in
                (event, sinks.filter { schema.sinks[$0].receives(schema.events[event]) })
            })
    }

    /// The shortest way back to `start` of one of the `events` that it emits.
    private func cycle(
        from start: Int, emitting events: [Int], _ receivers: [Int: [Int]]
    ) -> [Step]? {
        var steps: [Step] = []
        var visited: Set<Int> = []
        var (next, emitted) = (-1, events)
        while true {
            for event in emitted {
                for sink in receivers[event] ?? [] where visited.insert(sink).inserted {
                    steps.append(Step(sink: sink, event: event, previous: next))
                    if sink == start { return path(to: steps.count - 1, in: steps) }
                }
            }
            next += 1
            guard next < steps.count else { return nil }
            emitted = schema.sinks[steps[next].sink].emits
        }
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
        let (sink, event) = (schema.sinks[start], schema.events[cycle[0].event])
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
