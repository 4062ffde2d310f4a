internal import TelemetryFacade

/// Compares declared sources with live ones.
struct SourceCheck<Event: TelemetryEventProtocol> {
    let manifest: WiringManifest<Event>
    /// The names of the live sources' types.
    let live: [String]

    var findings: [WiringFinding] {
        manifest.sources.compactMap { finding(for: $0) } + undeclared
    }

    private func finding(for source: DeclaredSource) -> WiringFinding? {
        let count = live.count { $0 == source.name }
        guard count != 1 else { return nil }
        let problem: WiringProblem =
            count == 0
            ? .missingSource(source: source.name)
            : .duplicatedSource(source: source.name, count: count)
        return WiringFinding(location: source.location, problem: problem)
    }

    private var undeclared: [WiringFinding] {
        live.filter { name in !manifest.sources.contains { $0.name == name } }.map {
            WiringFinding(location: manifest.location, problem: .undeclaredSource(source: $0))
        }
    }
}
