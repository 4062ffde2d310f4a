import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema diff`
@Suite struct DiffTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("Schémas of 1")
    }

    private func diff(_ old: String, _ new: String) throws -> ProcessRun {
        try folder.write(old, to: "Old.telemetry")
        try folder.write(new, to: "New.telemetry")
        return try ToolRun.run("diff", "Old.telemetry", "New.telemetry", in: folder)
    }

    @Test func isSilentAboutTheSameSchema() throws {
        let run = try diff(SchemaText.withAWarning, "// other\n" + SchemaText.withAWarning)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func printsWhatIsCompatible() throws {
        let run = try diff("event a\n", "event b\n/// It.\nevent a\n")
        #expect(
            run.output == """
                New.telemetry:1:7: compatible: event 'b' is new
                New.telemetry:3:7: compatible: the documentation of event 'a' is another one

                """)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func failsWhereAChangeIsBreaking() throws {
        let run = try diff("event a\n  x: Int\nevent b\n", "event a\n  x: Int?\nevent c\n")
        #expect(
            run.output == """
                New.telemetry:2:3: breaking for readers: the type of field 'x' of event 'a' is \
                'Int?', was 'Int'
                New.telemetry:3:7: compatible: event 'c' is new
                Old.telemetry:3:7: breaking for readers and call sites: event 'b' is gone; \
                expected 'retired event b'

                """)
        #expect(run.errors == "")
        #expect(run.exitCode == 1)
    }

    @Test func reportsTheMistakesOfBothSchemas() throws {
        let run = try diff("category c\nevent a\n  x: Strng\n", "event\n")
        #expect(
            run.errors == """
                Old.telemetry:3:6: error: unknown type 'Strng'; did you mean 'String'? \
                [unknown-type]
                New.telemetry:1:6: error: expected the name of the event, found the end of the \
                line [expected]

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 1)
    }

    @Test func takesTheFilesOfAFolderForOneSchema() throws {
        try folder.write("event a: business\n", to: "Old/A.telemetry")
        try folder.write("category business\n", to: "Old/B.telemetry")
        try folder.write("not a schema", to: "Old/README.md")
        try folder.write("category business\nevent a: business\n", to: "New.telemetry")
        let same = try ToolRun.run("diff", "Old", "New.telemetry", in: folder)
        #expect(same.output + same.errors == "")
        #expect(same.exitCode == 0)
        try folder.write("event a\n", to: "New.telemetry")
        let other = try ToolRun.run("diff", "Old/", "New.telemetry", in: folder)
        #expect(
            other.output == """
                Old/B.telemetry:1:10: breaking for call sites: category 'business' is gone
                New.telemetry:1:7: compatible: the list of categories of event 'a' is none, \
                was 'business'

                """)
    }

    @Test func saysThatAFolderHasNoSchema() throws {
        try folder.write("event a\n", to: "New.telemetry")
        let run = try ToolRun.run("diff", ".", folder.path("New.telemetry"), in: TemporaryFolder())
        #expect(run.errors == "error: no schema in '.'; expected files called '*.telemetry'\n")
        #expect(run.exitCode == 1)
    }

    @Test(arguments: [
        ("diff", "breaking for readers and call sites: ", ""),
        (
            "check --against", "error: ", "; this breaks readers and call sites [breaking-change]"
        ),
    ])
    func readsASchemaFromAPipe(_ command: String, _ kind: String, _ end: String) throws {
        let old = String(repeating: "// It.\n", count: 20_000) + "event a\nevent b\n"
        try folder.write(old, to: "Old.telemetry")
        try folder.write("event a\n", to: "New.telemetry")
        let tool = BuiltProducts.folder.appending(path: "telemetry-schema")
        let run = try ProcessRun(
            URL(filePath: "/bin/sh"),
            [
                "-c", "cat Old.telemetry | \"$0\" \(command) /dev/stdin New.telemetry",
                tool.path(percentEncoded: false),
            ], in: folder.url)
        #expect(
            run.output + run.errors == "/dev/stdin:20002:7: \(kind)event 'b' is gone; "
                + "expected 'retired event b'\(end)\n")
        #expect(run.exitCode == 1)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func failsWhereItsWordsAreNotTaken() throws {
        try folder.write("event a\n", to: "Old.telemetry")
        try folder.write("event a\nevent b\n", to: "New.telemetry")
        let tool = BuiltProducts.folder.appending(path: "telemetry-schema")
        let run = try ProcessRun(
            URL(filePath: "/bin/sh"),
            [
                "-c", "\"$0\" diff Old.telemetry New.telemetry > /dev/full",
                tool.path(percentEncoded: false),
            ], in: folder.url)
        #expect(run.errors == "error: cannot write to standard output: no space left\n")
        #expect(run.exitCode == 1)
    }

    @Test func saysThatLinksLeadInACircle() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("A.telemetry"), withDestinationPath: "A.telemetry")
        try folder.write("event a\n", to: "B.telemetry")
        let run = try ToolRun.run("diff", "A.telemetry", "B.telemetry", in: folder)
        #expect(run.errors == "error: cannot read 'A.telemetry': its links lead in a circle\n")
        #expect(run.exitCode == 1)
    }

    @Test func saysWhatIsWrongWithEitherSchema() throws {
        try folder.write("event\n", to: "A.telemetry")
        let run = try ToolRun.run("diff", "None.telemetry", "None", in: folder)
        #expect(
            run.errors == """
                error: cannot read 'None.telemetry': no such file or folder
                error: cannot read 'None': no such file or folder

                """)
        #expect(run.exitCode == 1)
        let other = try ToolRun.run("diff", "A.telemetry", "None", in: folder)
        #expect(other.errorLines.count == 2)
        #expect(other.errorLines.last?.hasPrefix("A.telemetry:1:6: error: ") == true)
    }
}
