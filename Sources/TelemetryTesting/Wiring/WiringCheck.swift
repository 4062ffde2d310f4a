public import TelemetryFacade

extension WiringManifest {
    /// Every difference between this manifest and a composition root: the live sinks of
    /// `telemetry` and the live `sources`. None if it is wired as the schema says.
    ///
    /// Made for a test: `#expect(TelemetryWiring.live.findings(in: telemetry).isEmpty)`.
    public func findings(
        in telemetry: Telemetry<Event>, sources: [any TelemetrySource] = []
    ) -> [WiringFinding] {
        let live = telemetry.sinks.flatMap { WiredSink.sinks(in: $0) }
        return WiringCheck(manifest: self, live: live).findings
            + SourceCheck(manifest: self, live: sources.map { SinkName.of(type(of: $0)) }).findings
    }
}

/// Compares declared sinks with live ones, rule by rule.
struct WiringCheck<Event: TelemetryEventProtocol> {
    let manifest: WiringManifest<Event>
    let live: [WiredSink<Event>]

    var findings: [WiringFinding] {
        manifest.sinks.flatMap { findings(for: $0) } + undeclared
            + OrderCheck(manifest: manifest, live: live).findings
            + LateWriteCheck(manifest: manifest, live: live).findings
    }

    private func findings(for sink: DeclaredSink<Event>) -> [WiringFinding] {
        let matches = live.filter { $0.name == sink.name }
        guard !matches.isEmpty else { return [finding(.unwired(sink: sink.name), sink)] }
        return [
            duplicated(sink, matches.count), received(sink, matches), unbound(sink, matches),
            unforwarded(sink, matches), stateful(sink, matches),
        ].compactMap { $0.map { finding($0, sink) } }
    }

    private func duplicated(_ sink: DeclaredSink<Event>, _ count: Int) -> WiringProblem? {
        count > 1 ? .duplicated(sink: sink.name, count: count) : nil
    }

    private func received(
        _ sink: DeclaredSink<Event>, _ matches: [WiredSink<Event>]
    ) -> WiringProblem? {
        matches.first { !$0.receives.are(sink.receives) }.map {
            .receives(sink: sink.name, live: $0.receives.words, declared: sink.receives.words)
        }
    }

    private func unbound(
        _ sink: DeclaredSink<Event>, _ matches: [WiredSink<Event>]
    ) -> WiringProblem? {
        matches.contains { !$0.isBound } ? .unbound(sink: sink.name) : nil
    }

    private func unforwarded(
        _ sink: DeclaredSink<Event>, _ matches: [WiredSink<Event>]
    ) -> WiringProblem? {
        sink.isForwarded && matches.contains { $0.lane == nil }
            ? .unforwarded(sink: sink.name) : nil
    }

    private func stateful(
        _ sink: DeclaredSink<Event>, _ matches: [WiredSink<Event>]
    ) -> WiringProblem? {
        matches.lazy.compactMap(\.statefulType).first.map {
            .stateful(sink: sink.name, type: $0)
        }
    }

    private var undeclared: [WiringFinding] {
        let declared = Set(manifest.sinks.map(\.name))
        return live.filter { !declared.contains($0.name) }.map {
            let problem = WiringProblem.undeclared(sink: $0.name, wiring: manifest.name)
            return WiringFinding(location: manifest.location, problem: problem)
        }
    }

    private func finding(_ problem: WiringProblem, _ sink: DeclaredSink<Event>) -> WiringFinding {
        WiringFinding(location: sink.location, problem: problem)
    }
}
