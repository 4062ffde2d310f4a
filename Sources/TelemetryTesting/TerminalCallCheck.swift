public import TelemetryFacade

extension WiringManifest {
    /// Drives one sample of every event through a live root whose ports report to `recorder`, and
    /// answers which declared terminal calls were never reached and which were made undeclared.
    ///
    ///     let calls = TerminalCallRecorder()
    ///     let root = CompositionRoot(port: SpyPort(reporting: calls.handler))
    ///     let findings = await TelemetryWiring.live.terminalCallFindings(
    ///         driving: root.telemetry, recordedBy: calls
    ///     ) { await root.lane.drain() }
    ///     #expect(findings.isEmpty)
    ///
    /// An attempt carries the name of its call, not the sink that made it. So a call which two
    /// sinks of a wiring declare counts as reached for both once either has reached it: examine
    /// such sinks one at a time.
    ///
    /// `settle` waits for what goes on after `observe`, such as a lane.
    public func terminalCallFindings(
        driving telemetry: Telemetry<Event>, recordedBy recorder: TerminalCallRecorder,
        settle: () async -> Void = {}
    ) async -> [BehaviorFinding] where Event: TelemetrySampleProviding {
        Event.samples.forEach { telemetry.observe($0) }
        await settle()
        return terminalCallFindings(for: recorder.attempts)
    }

    /// The same for a test that drives its own events: judges `attempts` by the manifest.
    public func terminalCallFindings(for attempts: [TerminalAttempt]) -> [BehaviorFinding] {
        sinks.flatMap { unreached(of: $0, attempts) } + undeclared(attempts)
    }

    private func unreached(
        of sink: DeclaredSink<Event>, _ attempts: [TerminalAttempt]
    ) -> [BehaviorFinding] {
        sink.calls.compactMap { call in
            let made = attempts.filter { $0.call.name == call }
            guard !made.contains(where: \.isReached) else { return nil }
            return BehaviorFinding(
                sink.location,
                .unreachedCall(call: call, sink: sink.name, attempts: made.map(\.ending)))
        }
    }

    /// One finding for each undeclared call, however often it was made.
    private func undeclared(_ attempts: [TerminalAttempt]) -> [BehaviorFinding] {
        let declared = sinks.flatMap(\.calls)
        var names: [String] = []
        for name in attempts.map(\.call.name) where !(declared + names).contains(name) {
            names.append(name)
        }
        return names.map { BehaviorFinding(location, .undeclaredCall(call: $0, wiring: name)) }
    }
}
