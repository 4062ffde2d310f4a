import Foundation
import ProcessSupport
import Testing

/// `telemetry-generator`, the tool of the build-tool plugin.
@Suite struct GeneratorTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func generatesWhatTheOtherToolGenerates() throws {
        try folder.write(SchemaText.withAWarning, to: "App.telemetry")
        let call = ["--module", "App", "App.telemetry"]
        let run = try ToolRun.generator(
            call + ["--events", "E.swift", "--wiring", "W.swift"], in: folder)
        let other = try ToolRun.run(
            ["generate"] + call + ["--events", "F.swift", "--wiring", "X.swift"], in: folder)
        #expect(run.errors == other.errors)
        #expect(run.errors.contains(": warning: "))
        #expect(run.exitCode == 0)
        #expect(try Array(folder.text("E.swift").utf8) == Array(folder.text("F.swift").utf8))
        #expect(try Array(folder.text("W.swift").utf8) == Array(folder.text("X.swift").utf8))
    }

    @Test func failsWhereTheSchemaHasMistakes() throws {
        try folder.write(SchemaText.withFiveMistakes, to: "App.telemetry")
        let run = try ToolRun.generator(
            ["--module", "App", "--events", "E.swift", "--wiring", "W.swift", "App.telemetry"],
            in: folder)
        #expect(run.errors.hasPrefix("App.telemetry:3:23: error: unknown category 'busines'"))
        #expect(run.exitCode == 1)
    }

    @Test(arguments: [
        ([], "'--module' is missing"),
        (["--strict"], "unknown option '--strict'"),
        (
            ["--module", "App", "--events", "E.swift", "--wiring", "./E.swift", "A"],
            "'--events' and '--wiring' name the same file"
        ),
    ])
    func refusesAWrongCall(_ arguments: [String], _ message: String) throws {
        let run = try ToolRun.generator(arguments, in: folder)
        #expect(
            run.errors == """
                error: \(message)

                Run 'telemetry-generator --help' to see how it is called.

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 2)
    }

    @Test(arguments: [["--help"], ["-h"], ["--module", "App", "--help"]])
    func explainsItself(_ arguments: [String]) throws {
        let run = try ToolRun.generator(arguments, in: folder)
        #expect(run.output.hasPrefix("Generates Swift from telemetry schemas (*.telemetry)"))
        #expect(run.output.contains("\ntelemetry-generator --module NAME "))
        #expect(run.output.contains("\n    --scan FILE…   "))
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }
}
