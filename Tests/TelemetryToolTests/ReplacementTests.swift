import Foundation
import ProcessSupport
import Testing

/// What becomes of the files that `telemetry-schema generate` writes over.
@Suite struct ReplacementTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func keepsTheOutputThatItCannotReplace() throws {
        let events = (0..<200).map { "event e\($0)\n" }.joined()
        try folder.write(events, to: "App.telemetry")
        #expect(try generate().exitCode == 0)
        let before = try folder.text("E.swift")
        try folder.write(events + "event last\n", to: "App.telemetry")
        // A limit of four kilobytes; the signal that would end the tool is ignored.
        let script = "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""
        let tool = BuiltProducts.folder.appending(path: "telemetry-schema")
        let run = try ProcessRun(
            URL(filePath: "/bin/sh"),
            [
                "-c", script, tool.path(percentEncoded: false), "generate", "--module", "App",
                "--events", "E.swift", "--wiring", "W.swift", "App.telemetry",
            ], in: folder.url)
        #expect(run.errors.hasPrefix("error: cannot write 'E.swift': "))
        #expect(run.exitCode == 1)
        #expect(try folder.text("E.swift") == before)
        #expect(try folder.files() == ["App.telemetry", "E.swift", "W.swift"])
    }

    @Test func makesTheFileThatALinkWaitsFor() throws {
        try folder.write("event a\n", to: "App.telemetry")
        try folder.write("", to: "generated/none")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("E.swift"), withDestinationPath: "generated/Events.swift")
        let run = try generate()
        #expect(run.errors == "")
        #expect(try folder.text("generated/Events.swift").contains("enum TelemetryEvent"))
    }

    @Test func saysOfBothOutputsWhyItCannotWriteThem() throws {
        try folder.write("event a\n", to: "App.telemetry")
        let run = try ToolRun.run(
            "generate", "--module", "App", "--events", "none/E.swift", "--wiring", "nor/W.swift",
            "App.telemetry", in: folder)
        #expect(
            run.errors == """
                error: cannot write 'none/E.swift': no such file or folder
                error: cannot write 'nor/W.swift': no such file or folder

                """)
        #expect(run.exitCode == 1)
    }

    @Test func namesTheSwiftFileThatItCannotReadBesideAMissingSchema() throws {
        let run = try ToolRun.run(
            "generate", "--module", "App", "--events", "E.swift", "--wiring", "W.swift",
            "None.telemetry", "--scan", "None.swift", in: folder)
        #expect(
            run.errors == """
                error: cannot read 'None.telemetry': no such file or folder
                error: cannot read 'None.swift': no such file or folder

                """)
        #expect(run.exitCode == 1)
        #expect(try folder.files() == [])
    }

    private func generate() throws -> ProcessRun {
        try ToolRun.run(
            "generate", "--module", "App", "--events", "E.swift", "--wiring", "W.swift",
            "App.telemetry", in: folder)
    }
}
