import EventSupport
import TelemetryFacade
import TelemetryForwarding
import TelemetryTesting
import Testing

@Suite struct TerminalCallCheckTests {
    /// Stands for a platform service.
    private struct SpyPort: Sendable {
        let report: TerminalCallHandler
        var outcome = TerminalOutcome.reached

        func call(_ name: String) { report(TerminalCall(name), outcome) }
    }

    /// Submits a score when a session ends.
    private struct ScoreSink: TelemetrySink {
        let port: SpyPort
        var call = "Board.submit"

        func receive(_ event: GameEvent) {
            if case .sessionCompleted = event { port.call(call) }
        }
    }

    private struct Offline: Error {}

    private let calls = TerminalCallRecorder()
    private let manifest = WiringManifest<GameEvent>(
        name: "live", location: SchemaLocation("Game.telemetry", 9),
        sinks: [
            DeclaredSink(
                "ScoreSink", at: SchemaLocation("Game.telemetry", 3), calls: ["Board.submit"])
        ])

    @Test func findsNothingWhereEveryDeclaredCallIsReached() async {
        #expect(await findings(ScoreSink(port: SpyPort(report: calls.handler))) == [])
    }

    @Test func findsADeclaredCallThatIsNeverMade() async {
        #expect(
            await findings() == [
                "Game.telemetry:3: terminal call 'Board.submit' of sink 'ScoreSink' was never "
                    + "reached: no attempt was made; make it through the injected port or take "
                    + "it out of 'calls' [unreached-call]"
            ])
    }

    @Test func findsADeclaredCallWhoseAttemptsAllFailAndSaysHow() async {
        let refused = SpyPort(report: calls.handler, outcome: .notAuthenticated)
        let failing = SpyPort(report: calls.handler, outcome: .failed(Offline()))
        #expect(
            await findings(ScoreSink(port: refused), ScoreSink(port: failing)) == [
                "Game.telemetry:3: terminal call 'Board.submit' of sink 'ScoreSink' was never "
                    + "reached: not authenticated, failed with Offline(); make it through the "
                    + "injected port or take it out of 'calls' [unreached-call]"
            ])
    }

    @Test func acceptsAFailureBesideASuccess() async {
        let failing = SpyPort(report: calls.handler, outcome: .failed(Offline()))
        let reaching = SpyPort(report: calls.handler)
        #expect(await findings(ScoreSink(port: failing), ScoreSink(port: reaching)) == [])
    }

    @Test func findsAnUndeclaredCallOnceHoweverOftenItIsMade() async {
        let port = SpyPort(report: calls.handler)
        let stray = ScoreSink(port: port, call: "Board.clear")
        #expect(
            await findings(ScoreSink(port: port), stray, stray) == [
                "Game.telemetry:9: terminal call 'Board.clear' was made, but no sink of wiring "
                    + "'live' declares it; add it to the 'calls' of the sink that makes it "
                    + "[undeclared-call]"
            ])
    }

    @Test func waitsForALane() async {
        let lane = ForwardingLane<GameEvent>(capacity: 10) { _ in }
        let sink = lane.forward(ScoreSink(port: SpyPort(report: calls.handler)))
        let findings = await manifest.terminalCallFindings(
            driving: Telemetry(sinks: [sink]), recordedBy: calls
        ) { await lane.finish() }
        #expect(findings == [])
        #expect(calls.attempts.map(\.call) == [TerminalCall("Board.submit")])
    }

    private func findings(_ sinks: any TelemetrySink<GameEvent>...) async -> [String] {
        await manifest.terminalCallFindings(driving: Telemetry(sinks: sinks), recordedBy: calls)
            .map(\.description)
    }
}
