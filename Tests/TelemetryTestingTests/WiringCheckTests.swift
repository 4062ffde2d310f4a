import EventSupport
import TelemetryFacade
import TelemetryTesting
import Testing

@Suite struct WiringCheckTests {
    @Test func findsNothingWhereTheRootIsWiredAsTheSchemaSays() {
        #expect(
            findings(
                manifest(
                    record(writes: ["count"]),
                    DeclaredSink("AchievementSink", at: line(2), reads: ["count"]),
                    DeclaredSink("TrackingSink", at: line(3), receives: .categories(.business))),
                RecordSink(), AchievementSink(), TrackingSink().receiving(.business)) == [])
    }

    @Test func findsADeclaredSinkThatIsNotLive() {
        #expect(
            findings(manifest(record())) == [
                "Game.telemetry:1: sink 'RecordSink' is declared but not in the live sinks; "
                    + "add it at the composition root or take it out of the wiring [unwired]"
            ])
    }

    @Test func findsALiveSinkThatTheWiringDoesNotName() {
        #expect(
            findings(manifest(), TrackingSink()) == [
                "Game.telemetry:9: sink 'TrackingSink' is in the live sinks but not in wiring "
                    + "'live'; add it to the wiring or remove it at the composition root "
                    + "[undeclared]"
            ])
    }

    @Test func findsASinkThatIsLiveTwice() {
        #expect(
            findings(manifest(record()), RecordSink(), RecordSink()) == [
                "Game.telemetry:1: sink 'RecordSink' is in the live sinks 2 times and receives "
                    + "every event each time; list it once [duplicated]"
            ])
    }

    @Test func findsAReaderBeforeItsWriterAndNamesTheState() {
        #expect(
            findings(
                manifest(
                    record(writes: ["streak", "count"]),
                    DeclaredSink("AchievementSink", at: line(2), reads: ["count"])),
                AchievementSink(), RecordSink()) == [
                    "Game.telemetry:1: sink 'RecordSink' comes after 'AchievementSink', which "
                        + "reads 'count' that 'RecordSink' writes; the wiring puts it before "
                        + "'AchievementSink' [out-of-order]"
                ])
    }

    @Test func namesTheStateOfAReaderThatStandsFurtherAhead() {
        #expect(
            findings(
                manifest(
                    record(writes: ["count"]),
                    DeclaredSink("AchievementSink", at: line(2), reads: ["count"]),
                    DeclaredSink("TrackingSink", at: line(3))),
                AchievementSink(), TrackingSink(), RecordSink()) == [
                    "Game.telemetry:1: sink 'RecordSink' comes after 'AchievementSink', which "
                        + "reads 'count' that 'RecordSink' writes; the wiring puts it before "
                        + "'AchievementSink' [out-of-order]"
                ])
    }

    @Test func findsAWrongOrderWithoutAStateToo() {
        #expect(
            findings(
                manifest(record(), DeclaredSink("AchievementSink", at: line(2))),
                AchievementSink(), RecordSink()) == [
                    "Game.telemetry:1: sink 'RecordSink' comes after 'AchievementSink'; "
                        + "the wiring puts it before 'AchievementSink' [out-of-order]"
                ])
    }

    @Test func findsASinkThatReceivesOtherEvents() {
        let declared = manifest(
            DeclaredSink("RecordSink", at: line(1), receives: .categories(.completion)))
        #expect(
            findings(declared, RecordSink()) == [
                "Game.telemetry:1: sink 'RecordSink' receives all, but the schema says "
                    + "completion; wrap it with 'receiving(_:)' as the schema says or change "
                    + "the schema [receives]"
            ])
        #expect(
            findings(declared, RecordSink().receiving(.business)).map { $0.prefix(62) } == [
                "Game.telemetry:1: sink 'RecordSink' receives business, but the"
            ])
    }

    @Test func tellsWhatPassesSeveralRoutesFromWhatTheyShare() {
        let routed = RecordSink().receiving([.business, .completion])
            .receiving([.business, .diagnostic])
        let declared = manifest(
            DeclaredSink("RecordSink", at: line(1), receives: .categories(.business)))
        #expect(
            findings(declared, routed).map { $0.prefix(106) } == [
                "Game.telemetry:1: sink 'RecordSink' receives business, completion and one of "
                    + "business, diagnostic, but the"
            ])
    }

    @Test func seesThatOneRouteIsPartOfAnother() {
        let declared = manifest(
            DeclaredSink("RecordSink", at: line(1), receives: .categories(.business)))
        let wide: CategorySet<GameEvent> = [.business, .completion]
        #expect(findings(declared, RecordSink().receiving(.business).receiving(wide)) == [])
        #expect(findings(declared, RecordSink().receiving(wide).receiving(.business)) == [])
    }

    @Test func findsADeferredSinkThatNothingIsBoundTo() throws {
        let deferred = DeferredSink<RecordSink>(capacity: 1)
        #expect(
            findings(manifest(record()), deferred) == [
                "Game.telemetry:1: sink 'RecordSink' is deferred and nothing is bound to it; "
                    + "call 'setDownstream' at the composition root [unbound]"
            ])
        try deferred.setDownstream(RecordSink())
        #expect(findings(manifest(record()), deferred) == [])
    }

    @Test func looksForTheNameOfAnUnboundSinkThroughWrapperTypes() {
        let declared = manifest(DeclaredSink("FailingSink", at: line(1)))
        let deferred = DeferredSink<RoutedSink<IsolatedSink<FailingSink>>>(capacity: 1)
        #expect(
            findings(declared, deferred).map { $0.suffix(9) } == ["[unbound]"])
    }

    @Test func looksThroughAnIsolation() {
        let declared = manifest(DeclaredSink("FailingSink", at: line(1)))
        #expect(findings(declared, FailingSink().isolated { _, _ in }) == [])
    }

    @Test func looksThroughAWrapperOfSeveralSinksInCallingOrder() {
        let declared = manifest(record(), DeclaredSink("AchievementSink", at: line(2)))
        #expect(findings(declared, PairSink()) == [])
    }

    @Test func findsAForwardedSinkThatRunsOnTheObserversThread() {
        let declared = manifest(DeclaredSink("RecordSink", at: line(1), isForwarded: true))
        #expect(
            findings(declared, RecordSink()) == [
                "Game.telemetry:1: sink 'RecordSink' is declared 'forwarded' but runs on the "
                    + "observer's thread; wire what a lane's 'forward(_:)' returns [unforwarded]"
            ])
        #expect(findings(declared, LanedSink(base: RecordSink(), lane: Owned())) == [])
    }

    @Test func findsAClassAsASink() {
        let declared = manifest(DeclaredSink("ClassSink", at: line(1)))
        let finding =
            "Game.telemetry:1: sink 'ClassSink' is a class or an actor; make 'ClassSink' a "
            + "struct and let the composition root own its state [stateful]"
        #expect(findings(declared, ClassSink()) == [finding])
    }

    @Test func findsAClassBehindWrappers() throws {
        let declared = manifest(
            DeclaredSink("ClassSink", at: line(1), receives: .categories(.business)))
        let deferred = DeferredSink<ClassSink>(capacity: 1)
        try deferred.setDownstream(ClassSink())
        #expect(
            findings(declared, deferred.receiving(.business)).map { $0.suffix(10) }
                == ["[stateful]"])
    }

    @Test func findsAClassThatWrapsAStruct() {
        #expect(
            findings(manifest(record()), ClassWrapper()) == [
                "Game.telemetry:1: sink 'RecordSink' stands behind 'ClassWrapper', a class or "
                    + "an actor; make 'ClassWrapper' a struct and let the composition root own its state "
                    + "[stateful]"
            ])
    }

    @Test func reportsEveryMistakeOfASinkAndThenTheUndeclaredOnes() {
        let declared = manifest(
            DeclaredSink(
                "ClassSink", at: line(1), receives: .categories(.business), isForwarded: true),
            DeclaredSink("AchievementSink", at: line(2)))
        let rules = declared.findings(
            in: Telemetry(sinks: [ClassSink(), RecordSink(), ClassSink()])
        ).map(\.problem.rule)
        #expect(
            rules == ["duplicated", "receives", "unforwarded", "stateful", "unwired", "undeclared"])
    }

    private func record(writes: [String] = []) -> DeclaredSink<GameEvent> {
        DeclaredSink("RecordSink", at: line(1), writes: writes)
    }

    private func findings(
        _ manifest: WiringManifest<GameEvent>, _ sinks: any TelemetrySink<GameEvent>...
    ) -> [String] {
        manifest.findings(in: Telemetry(sinks: sinks)).map(\.description)
    }
}
