public import TelemetryFacade

extension WiringManifest {
    /// Drives one sample of every event that `sinkName` receives through `sink`, and answers
    /// which events the sink observed in turn without declaring them.
    ///
    /// Build the sink under test with a facade of its own, so that what it observes is apart
    /// from what drives it:
    ///
    ///     let emitted = RecordingSink<TelemetryEvent>()
    ///     let sink = ScoreSink(telemetry: Telemetry(sinks: [emitted]))
    ///     let findings = await TelemetryWiring.live.emissionFindings(
    ///         of: "ScoreSink", driving: sink, recordedBy: emitted)
    ///
    /// `settle` waits for what goes on after `receive`, such as a lane.
    public func emissionFindings(
        of sinkName: String, driving sink: some TelemetrySink<Event>,
        recordedBy recorder: RecordingSink<Event>, settle: () async -> Void = {}
    ) async -> [BehaviorFinding] where Event: TelemetrySampleProviding {
        guard let declared = sinks.first(where: { $0.name == sinkName }) else {
            return emissionFindings(of: sinkName, for: [])
        }
        for sample in Event.samples where declared.receives.contains(sample) {
            sink.receive(sample)
        }
        await settle()
        return emissionFindings(of: sinkName, for: recorder.events)
    }

    /// The same for a test that drives its own events: judges the events that a sink observed.
    public func emissionFindings(
        of sinkName: String, for events: [Event]
    ) -> [BehaviorFinding] {
        guard let sink = sinks.first(where: { $0.name == sinkName }) else {
            return [BehaviorFinding(location, .unknownSink(sink: sinkName, wiring: name))]
        }
        var names: [String] = []
        for name in events.map(\.eventDescription.name.description)
        where !(sink.emits + names).contains(name) {
            names.append(name)
        }
        return names.map {
            BehaviorFinding(sink.location, .undeclaredEmission(event: $0, sink: sinkName))
        }
    }
}
