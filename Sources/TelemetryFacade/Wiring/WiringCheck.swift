extension WiringManifest {
    /// Every difference between this manifest and the live sinks of `telemetry`; none if it is
    /// wired as the schema says.
    ///
    /// Made for a test: `#expect(TelemetryWiring.live.findings(in: telemetry).isEmpty)`.
    public func findings(in telemetry: Telemetry<Event>) -> [WiringFinding] {
        let live = telemetry.sinks.flatMap { WiredSink.sinks(in: $0) }
        return WiringCheck(manifest: self, live: live).findings
    }
}

/// Compares declared sinks with live ones, rule by rule.
struct WiringCheck<Event: TelemetryEventProtocol> {
    let manifest: WiringManifest<Event>
    let live: [WiredSink<Event>]

    var findings: [WiringFinding] {
        manifest.sinks.flatMap { findings(for: $0) } + undeclared + outOfOrder
    }

    private func findings(for sink: DeclaredSink<Event>) -> [WiringFinding] {
        let matches = live.filter { $0.name == sink.name }
        guard let first = matches.first else {
            return [finding(.unwired(sink: sink.name), sink)]
        }
        var findings: [WiringFinding] = []
        if matches.count > 1 {
            findings.append(finding(.duplicated(sink: sink.name, count: matches.count), sink))
        }
        if let differing = matches.first(where: { $0.receives != sink.receives }) {
            findings.append(finding(receives(first.name, differing.receives, sink.receives), sink))
        }
        return findings
    }

    private var undeclared: [WiringFinding] {
        let declared = Set(manifest.sinks.map(\.name))
        return live.filter { !declared.contains($0.name) }.map {
            let problem = WiringProblem.undeclared(sink: $0.name, wiring: manifest.name)
            return WiringFinding(location: manifest.location, problem: problem)
        }
    }

    /// One finding for each place where the live order goes against the declared one.
    private var outOfOrder: [WiringFinding] {
        var order: [Int] = []
        for sink in live {
            guard let index = manifest.sinks.firstIndex(where: { $0.name == sink.name }),
                !order.contains(index)
            else { continue }
            order.append(index)
        }
        return zip(order, order.dropFirst()).filter { $0 > $1 }.map { later, earlier in
            let (sink, successor) = (manifest.sinks[earlier], manifest.sinks[later])
            let state = successor.reads.first { sink.writes.contains($0) }
            let problem = WiringProblem.outOfOrder(
                sink: sink.name, successor: successor.name, state: state)
            return finding(problem, sink)
        }
    }

    private func receives(
        _ name: String, _ live: EventSelection<Event>, _ declared: EventSelection<Event>
    ) -> WiringProblem {
        .receives(sink: name, live: "\(live)", declared: "\(declared)")
    }

    private func finding(_ problem: WiringProblem, _ sink: DeclaredSink<Event>) -> WiringFinding {
        WiringFinding(location: sink.location, problem: problem)
    }
}
