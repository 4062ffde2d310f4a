import Testing

/// What the scan says, in its own words.
@Suite struct SinkScanTests {
    @Test func isSilentWhereSchemaAndSourceAgree() {
        #expect(said(about: "sink Lines", "struct Lines: TelemetrySink {}") == [])
    }

    @Test(arguments: [
        "TelemetrySink", "AsyncTelemetrySink", "ThrowingTelemetrySink", "TimedTelemetrySink",
        "TrackingSink",
    ])
    func warnsOfASinkThatTheSchemaDoesNotDeclare(_ kind: String) {
        #expect(
            said(about: "", "import TelemetryFacade\n\npublic struct Lines: \(kind) {}") == [
                "1.swift:3:15: warning: type 'Lines' is a sink that the schema does not declare; "
                    + "add 'sink Lines' or 'unscanned Lines' to it [undeclared-sink]"
            ])
    }

    @Test func warnsWhereAnExtensionMakesATypeASink() {
        #expect(
            said(about: "", "struct Lines {}", "\n  extension Lines: A, TelemetrySink {}") == [
                "2.swift:2:13: warning: type 'Lines' is a sink that the schema does not declare; "
                    + "add 'sink Lines' or 'unscanned Lines' to it [undeclared-sink]"
            ])
    }

    @Test func warnsOfASinkThatNoFileDefines() {
        #expect(
            said(about: "sink Lines", "struct Line: Sendable {}") == [
                "App.telemetry:2:6: warning: no Swift file defines sink 'Lines'; "
                    + "define the type or add 'unscanned Lines' [undefined-sink]"
            ])
    }

    @Test func warnsOfEachSinkOnce() {
        let text = "struct Lines: TelemetrySink {}"
        #expect(said(about: "", text, text).count == 1)
    }

    @Test(arguments: [
        "protocol Board: TelemetrySink {}", "protocol Board: Sendable, TelemetrySink {}",
        "class Board: TelemetrySink {}",
        "protocol Other: AsyncTelemetrySink {}; class Board: Other {}",
    ])
    func warnsOfWhatRefinesOrInherits(_ base: String) {
        let found = said(about: "unscanned Board", "struct Lines: Board {}", base)
        #expect(found.map { $0.prefix(30) } == ["1.swift:1:8: warning: type 'Li"])
    }

    @Test func warnsOfWhatRefinesAProtocolOfADependency() {
        let found = said(
            about: "", "struct Lines: Board {}", dependencies: "protocol Board: TelemetrySink {}")
        #expect(found.map { $0.prefix(30) } == ["1.swift:1:8: warning: type 'Li"])
    }

    @Test(arguments: [
        "protocol Board: TelemetrySink {}", "struct Route<Sink: TelemetrySink> {}",
        "extension Lines where Value: TelemetrySink {}", "let sink: any TelemetrySink",
        "struct Wrapper: TelemetrySinkWrapper {}", "typealias Sink = TelemetrySink",
        "enum Errors: Error { case TelemetrySink }", "// struct Lines: TelemetrySink {}",
    ])
    func isSilentAboutWhatIsNoSink(_ text: String) {
        #expect(said(about: "", text) == [])
    }

    @Test func isSilentAboutSinksOfDependencies() {
        #expect(said(about: "", "", dependencies: "struct Lines: TelemetrySink {}") == [])
    }

    @Test func findsADeclaredSinkInADependency() {
        let text = "public struct Lines: TelemetrySink {}"
        #expect(said(about: "sink Lines", "", dependencies: text) == [])
    }

    @Test(arguments: [
        "StreamSink", "OSLogSink", "SyslogSink", "JournalSink", "GameCenterSink",
        "NoOpTrackingSink",
    ])
    func knowsTheSinksOfThisPackage(_ name: String) {
        #expect(said(about: "sink \(name)", "struct Other {}") == [])
    }

    @Test func believesTheSchemaAboutWhatTextCannotShow() {
        #expect(said(about: "sink Made\nunscanned Made", "#makeSink") == [])
        #expect(said(about: "unscanned Debug", "struct Debug: TelemetrySink {}") == [])
    }

    @Test func asksNotForDefinitionsThatOtherModulesMayHold() {
        #expect(said(about: "access public\nsink Lines", "struct Other {}") == [])
    }

    @Test func warnsOfAnUndeclaredSinkWhateverTheAccess() {
        #expect(said(about: "access public", "struct Lines: TelemetrySink {}").count == 1)
    }

    @Test func asksForNoDefinitionWhereNoFileIsNamed() {
        #expect(said(about: "sink Lines") == [])
    }
}
