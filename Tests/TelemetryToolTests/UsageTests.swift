import Foundation
import ProcessSupport
import Testing

/// How the tool is called, and what it says if it is called wrongly.
@Suite struct UsageTests {
    private static let expectedCommands =
        "expected check, generate, diff, catalog, json-schema or format"

    @Test(arguments: [
        ([], "a command is missing; \(Self.expectedCommands)"),
        (["chekc"], "unknown command 'chekc'; \(Self.expectedCommands)"),
        (["check"], "a schema file is missing"),
        (["check", "--fast", "A.telemetry"], "unknown option '--fast'"),
        (["check", "-s", "A.telemetry"], "unknown option '-s'"),
        (["check", "--strict=yes", "A.telemetry"], "'--strict' takes no value"),
        (["check", "A.telemetry", "--today"], "'--today' needs a value"),
        (
            ["check", "--today", "2027-02-29", "A.telemetry"],
            "'2027-02-29' is not a date; expected the form 2027-06-01"
        ),
        (
            ["check", "--today=2027-01-01", "--today=2027-01-02", "A.telemetry"],
            "'--today' is given twice"
        ),
        (
            ["check", "A.telemetry", "--scan-dependencies", "B.swift"],
            "'--scan-dependencies' needs '--scan'"
        ),
        (["catalog"], "a schema file is missing"),
        (
            ["catalog", "--format", "markdwon", "A.telemetry"],
            "unknown format 'markdwon'; expected markdown, html or json"
        ),
        (["catalog", "--format=", "A.telemetry"], "'--format' needs a value"),
        (["catalog", "--format", "", "A.telemetry"], "'--format' needs a value"),
        (["catalog", "A.telemetry", "--format"], "'--format' needs a value"),
        (
            ["catalog", "--format", "html", "--format", "json", "A.telemetry"],
            "'--format' is given twice"
        ),
        (["json-schema"], "a schema file is missing"),
        (["json-schema", "--format", "json", "A.telemetry"], "unknown option '--format'"),
        (["check", "--against", "A.telemetry"], "a schema file is missing"),
        (["diff"], "expected two schemas, OLD and NEW, found 0"),
        (["diff", "A", "B", "C"], "expected two schemas, OLD and NEW, found 3"),
        (["format"], "a schema file is missing"),
        (["format", "--check"], "a schema file is missing"),
        (["format", "--check=yes", "A.telemetry"], "'--check' takes no value"),
        (["generate"], "'--module' is missing"),
        (["generate", "--module", "App"], "'--events' is missing"),
        (["generate", "--module", "App", "--events", "E.swift"], "'--wiring' is missing"),
        (
            ["generate", "--module", "App", "--events", "E.swift", "--wiring", "W.swift"],
            "a schema file is missing"
        ),
        (
            ["generate", "--module", "App", "--events", "E.swift", "--wiring", "./E.swift", "A"],
            "'--events' and '--wiring' name the same file"
        ),
        (
            ["generate", "--module", "A\nB", "--events", "E.swift", "--wiring", "W.swift", "A"],
            "'--module' needs the name of a Swift module; 'A\nB' is none"
        ),
        (
            ["generate", "--module=", "--events", "E.swift", "--wiring", "W.swift", "A"],
            "'--module' needs a value"
        ),
    ])
    func refusesAWrongCall(_ arguments: [String], _ message: String) throws {
        let run = try ToolRun.run(arguments)
        #expect(
            run.errors == """
                error: \(message)

                Run 'telemetry-schema --help' to see how it is called.

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 2)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["help"], ["check", "--help"], ["check", "-h"], ["generate", "--help"],
        ["generate", "--bogus", "--help"], ["check", "A.telemetry", "--help"],
        ["catalog", "--help"], ["catalog", "--format", "xml", "-h"], ["json-schema", "--help"],
        ["format", "-h"], ["diff", "-h"],
    ])
    func explainsItself(_ arguments: [String]) throws {
        let run = try ToolRun.run(arguments)
        #expect(run.output.hasPrefix("Reads telemetry schemas (*.telemetry)"))
        #expect(run.output.contains("\ntelemetry-schema check [--strict] [--today DATE] "))
        #expect(run.output.contains("\ntelemetry-schema generate --module NAME "))
        #expect(
            run.output.contains(
                "\ntelemetry-schema catalog [--format markdown|html|json] FILE…\n"))
        #expect(run.output.contains("\ntelemetry-schema json-schema FILE…\n"))
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func takesWhatFollowsTwoDashesForAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write(SchemaText.fine, to: "--help")
        let run = try ToolRun.run("check", "--", "--help", in: folder)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }
}
