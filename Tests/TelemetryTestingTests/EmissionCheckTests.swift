import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct EmissionCheckTests {
    /// Observes an event of its own for every session and every move.
    private struct ScoreSink: TelemetrySink {
        let telemetry: Telemetry<GameEvent>

        func receive(_ event: GameEvent) {
            switch event {
            case .sessionCompleted: telemetry.observe(.scoreSubmitted(1))
            case .moved, .tagged: telemetry.observe(.launched)
            default: break
            }
        }
    }

    private let emitted = RecordingSink<GameEvent>()

    @Test func findsAnUndeclaredEmissionOnceHoweverOftenItHappens() async {
        #expect(
            await findings(emits: ["scoreSubmitted"]) == [
                "Game.telemetry:3: sink 'ScoreSink' observed 'launched', which it does not "
                    + "declare; add it to the sink's 'emits' or stop observing it "
                    + "[undeclared-emission]"
            ])
    }

    @Test func findsNothingWhereEveryEmissionIsDeclared() async {
        #expect(await findings(emits: ["scoreSubmitted", "launched"]) == [])
    }

    @Test func drivesOnlyTheEventsThatTheSinkReceives() async {
        #expect(
            await findings(receives: .categories(.completion), emits: ["scoreSubmitted"]) == [])
        #expect(emitted.events == [.scoreSubmitted(1)])
    }

    @Test func findsASinkThatTheWiringDoesNotName() async {
        #expect(
            await findings(of: "Typo", emits: []) == [
                "Game.telemetry:9: sink 'Typo' is not in wiring 'live'; check the name or add "
                    + "it to the wiring [unknown-sink]"
            ])
    }

    private func findings(
        of name: String = "ScoreSink", receives: EventSelection<GameEvent> = .all,
        emits: [String]
    ) async -> [String] {
        let declared = DeclaredSink(
            "ScoreSink", at: SchemaLocation("Game.telemetry", 3), receives: receives,
            emits: emits)
        let manifest = WiringManifest(
            name: "live", location: SchemaLocation("Game.telemetry", 9), sinks: [declared])
        return await manifest.emissionFindings(
            of: name, driving: ScoreSink(telemetry: Telemetry(sinks: [emitted])),
            recordedBy: emitted
        ).map(\.description)
    }
}
