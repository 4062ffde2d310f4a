import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct SourceCheckTests {
    private let declared = manifest(
        sources: [DeclaredSource("ReportSource", at: line(4), emits: ["launched"])])

    @Test func findsNothingWhereTheDeclaredSourceIsLive() {
        #expect(findings(declared, ReportSource()) == [])
    }

    @Test func findsADeclaredSourceThatIsNotLive() {
        #expect(
            findings(declared) == [
                "Game.telemetry:4: source 'ReportSource' is declared but not among the live "
                    + "sources; list it at the composition root or take it out of the schema "
                    + "[missing-source]"
            ])
    }

    @Test func findsALiveSourceThatIsNotDeclared() {
        #expect(
            findings(manifest(), ReportSource()) == [
                "Game.telemetry:9: source 'ReportSource' is among the live sources but not "
                    + "declared; declare it in the schema or remove it at the composition root "
                    + "[undeclared-source]"
            ])
    }

    @Test func findsASourceThatIsLiveTwice() {
        #expect(
            findings(declared, ReportSource(), ReportSource()) == [
                "Game.telemetry:4: source 'ReportSource' is among the live sources 2 times; "
                    + "list it once [duplicated-source]"
            ])
    }

    private func findings(
        _ manifest: WiringManifest<GameEvent>, _ sources: any TelemetrySource...
    ) -> [String] {
        manifest.findings(in: Telemetry(sinks: []), sources: sources).map(\.description)
    }
}
