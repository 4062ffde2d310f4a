import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema catalog` and `telemetry-schema json-schema`
@Suite struct DocumentTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("Schémas of 1")
    }

    private static let beginnings = [
        (["catalog"], "# Telemetry catalogue\n"),
        (["catalog", "--format", "markdown"], "# Telemetry catalogue\n"),
        (["catalog", "--format=html"], "<!DOCTYPE html>\n"),
        (["catalog", "--format", "json"], "{\n  \"categories\": [\n"),
        (
            ["json-schema"],
            "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n"
        ),
    ]
    private static let commands = beginnings.map(\.0)

    @Test(arguments: beginnings)
    func writesToStandardOutput(_ command: [String], _ beginning: String) throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        let run = try ToolRun.run(command + [path])
        #expect(run.output.hasPrefix(beginning))
        #expect(run.output.contains("sessionStarted"))
        #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test(arguments: commands)
    func reportsEveryMistakeAndWritesNothing(_ command: [String]) throws {
        let path = try folder.write(SchemaText.withFiveMistakes, to: "App.telemetry")
        let run = try ToolRun.run(command + [path])
        #expect(run.output == "")
        #expect(run.errorLines.count == 5)
        #expect(try run.errors == ToolRun.run("check", path).errors)
        #expect(run.exitCode == 1)
    }

    @Test(arguments: commands)
    func writesInSpiteOfAWarning(_ command: [String]) throws {
        let path = try folder.write(SchemaText.withAWarning, to: "App.telemetry")
        let run = try ToolRun.run(command + [path])
        #expect(run.output.contains("sessionStarted"))
        #expect(run.errorLines.count == 1)
        #expect(run.exitCode == 0)
    }

    @Test(arguments: commands)
    func writesTheSameWhereverTheFilesAre(_ command: [String]) throws {
        try folder.write("category business\n", to: "A.telemetry")
        let path = try folder.write("event opened: business\n", to: "B.telemetry")
        let run = try ToolRun.run(command + [path, "A.telemetry"], in: folder)
        #expect(run.exitCode == 0)
        #expect(
            try run.output
                == ToolRun.run(command + ["A.telemetry", "B.telemetry"], in: folder).output)
        #expect(!run.output.contains("telemetry-tests"))
    }

    @Test(arguments: commands)
    func saysThatAFileIsMissing(_ command: [String]) throws {
        let run = try ToolRun.run(command + ["None.telemetry"], in: folder)
        #expect(run.output == "")
        #expect(run.errors == "error: cannot read 'None.telemetry': no such file or folder\n")
        #expect(run.exitCode == 1)
    }
}
