import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema check --against`
@Suite struct AgainstTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("Schémas of 1")
    }

    private func check(_ old: String, _ new: String, _ options: String...) throws -> ProcessRun {
        try folder.write(old, to: "Old.telemetry")
        try folder.write(new, to: "New.telemetry")
        return try ToolRun.run(
            ["check", "--against", "Old.telemetry", "New.telemetry"] + options, in: folder)
    }

    @Test func isSilentAboutACompatibleChange() throws {
        let run = try check("event a\n", "/// It.\nevent a\nevent b\n")
        #expect(run.output + run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func reportsEachBreakingChangeWithTheOldPlace() throws {
        let run = try check("\nevent a\n  x: Int\nevent b\n", "event a\n  x: Int8\n  y: Int\n")
        #expect(
            run.errors == """
                New.telemetry:2:3: error: the type of field 'x' of event 'a' is 'Int8', was 'Int'; \
                this breaks call sites [breaking-change]
                Old.telemetry:3:3: note: the schema before has it here
                New.telemetry:3:3: error: field 'y' of event 'a' is new; this breaks call sites \
                [breaking-change]
                Old.telemetry:4:7: error: event 'b' is gone; expected 'retired event b'; \
                this breaks readers and call sites [breaking-change]

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 1)
    }

    @Test func reportsItBesideEverythingElse() throws {
        try folder.write("struct Board: TelemetrySink {}\n", to: "Board.swift")
        let run = try check(
            "category c\nevent a\nevent b\n",
            "category c\nevent a\n  expires 2027-01-01\nretired event b\n", "--today",
            "2027-01-02", "--scan", "Board.swift")
        #expect(
            run.errors == """
                New.telemetry:1:10: warning: no event uses category 'c' [unused-category]
                New.telemetry:2:7: error: event 'a' expired on 2027-01-01 [expired-event]
                Board.swift:1:8: warning: type 'Board' is a sink that the schema does not declare; \
                add 'sink Board' or 'unscanned Board' to it [undeclared-sink]
                Old.telemetry:3:7: error: event 'b' is gone and retired; this breaks call sites \
                [breaking-change]

                """)
        #expect(run.exitCode == 1)
    }

    @Test func reportsTheMistakesOfBothSchemas() throws {
        let run = try check("event a\n  x: Strng\n", "event a\n  y: Strng\n")
        #expect(
            run.errors == """
                Old.telemetry:2:6: error: unknown type 'Strng'; did you mean 'String'? \
                [unknown-type]
                New.telemetry:2:6: error: unknown type 'Strng'; did you mean 'String'? \
                [unknown-type]

                """)
        #expect(run.exitCode == 1)
    }

    @Test func refusesAnOldSchemaWithMistakesWhateverTheNewOneIs() throws {
        let run = try check("event a\n  x: Strng\n", "event a\n")
        #expect(run.errorLines.map { $0.hasPrefix("Old.telemetry:2:6: error: ") } == [true])
        #expect(run.exitCode == 1)
    }

    @Test func leavesWarningsAboutTheOldSchemaToItself() throws {
        let run = try check("category c\nevent a\n", "category c\nevent a: c\n", "--strict")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func takesAFolderForTheOldSchema() throws {
        try folder.write("event a: c\n", to: "Old/A.telemetry")
        try folder.write("category c\n", to: "Old/B.telemetry")
        let path = try folder.write("category d\nevent a: d\n", to: "New.telemetry")
        let run = try ToolRun.run("check", "--against=Old", path, in: folder)
        #expect(
            run.errors
                == "Old/B.telemetry:1:10: error: category 'c' is gone; this breaks call sites "
                + "[breaking-change]\n")
        #expect(run.exitCode == 1)
    }
}
