internal import TelemetryFacade

/// Compares the order of live sinks with the declared one.
struct OrderCheck<Event: TelemetryEventProtocol> {
    private let manifest: WiringManifest<Event>
    /// The declared places of the live sinks, in live order, each once.
    private let order: [Int]

    init(manifest: WiringManifest<Event>, live: [WiredSink<Event>]) {
        self.manifest = manifest
        var order: [Int] = []
        for sink in live {
            guard let place = manifest.sinks.firstIndex(where: { $0.name == sink.name }),
                !order.contains(place)
            else { continue }
            order.append(place)
        }
        self.order = order
    }

    /// One finding for each place where the live order goes against the declared one, so that one
    /// sink moved is one finding.
    var findings: [WiringFinding] {
        order.indices.dropFirst().filter { order[$0 - 1] > order[$0] }.map { index in
            let sink = manifest.sinks[order[index]]
            let (successor, state) = overtaker(of: sink, at: index)
            let problem = WiringProblem.outOfOrder(
                sink: sink.name, successor: successor.name, state: state)
            return WiringFinding(location: sink.location, problem: problem)
        }
    }

    /// The sink that is called before `sink` and should not be: one that reads what `sink` writes,
    /// if there is one, or else the one just before it.
    private func overtaker(
        of sink: DeclaredSink<Event>, at index: Int
    ) -> (DeclaredSink<Event>, state: String?) {
        for place in order[..<index] where place > order[index] {
            let earlier = manifest.sinks[place]
            let state = earlier.reads.first { sink.writes.contains($0) }
            if state != nil { return (earlier, state) }
        }
        return (manifest.sinks[order[index - 1]], nil)
    }
}
