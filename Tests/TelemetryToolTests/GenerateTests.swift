import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema generate`
@Suite struct GenerateTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("A package – été")
    }

    @Test func writesBothFilesInSilence() throws {
        try folder.write(SchemaText.fine, to: "Schema/App.telemetry")
        let run = try generate(folder.path("Schema/App.telemetry"))
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
        #expect(try folder.text("E.swift").contains("enum TelemetryEvent"))
        #expect(try folder.text("W.swift").contains("enum TelemetryWiring"))
    }

    @Test(arguments: [
        ("--events", ["./own.telemetry", "W.swift", "own.telemetry"]),
        ("--wiring", ["E.swift", "linked.telemetry", "own.telemetry"]),
        ("--events", ["hard.telemetry", "W.swift", "own.telemetry"]),
        ("--events", ["Sink.swift", "W.swift", "own.telemetry", "--scan", "Sink.swift"]),
        (
            "--wiring",
            [
                "E.swift", "Sink.swift", "own.telemetry", "--scan", "Own.swift",
                "--scan-dependencies", "Sink.swift",
            ]
        ),
    ])
    func overwritesNoFileThatItReads(_ option: String, _ arguments: [String]) throws {
        try folder.write(SchemaText.fine, to: "own.telemetry")
        try folder.write("", to: "Sink.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url("linked.telemetry"), withDestinationURL: folder.url("own.telemetry"))
        try FileManager.default.linkItem(
            at: folder.url("own.telemetry"), to: folder.url("hard.telemetry"))
        let run = try ToolRun.run(
            ["generate", "--module", "App", "--events", arguments[0], "--wiring", arguments[1]]
                + arguments.dropFirst(2), in: folder)
        let path = arguments[option == "--events" ? 0 : 1]
        #expect(run.errors.hasPrefix("error: '\(option)' names '\(path)', which is read\n"))
        #expect(run.exitCode == 2)
        #expect(try folder.text("own.telemetry") == SchemaText.fine)
    }

    @Test func printsPathsRelativeToAFolder() throws {
        try folder.write(SchemaText.fine, to: "Schema/App.telemetry")
        _ = try generate(folder.path("Schema/App.telemetry"), "--relative-to", folder.url.path)
        let lines = try folder.text("W.swift").split(separator: "\n")
        #expect(lines[1] == "// \"Schema/App.telemetry\". Do not edit.")
        #expect(try folder.text("W.swift").contains("SchemaLocation(\"Schema/App.telemetry\", 6)"))
    }

    @Test(arguments: [
        (".", "Schema/App.telemetry"), ("./", "./Schema/../Schema/App.telemetry"),
        ("linked", "Schema/App.telemetry"), (".", "linked/Schema/App.telemetry"),
        ("linked", "linked/Schema/App.telemetry"), ("Schema/..", "Schema/App.telemetry"),
    ])
    func printsPathsRelativeToAFolderHoweverThatIsCalled(_ root: String, _ path: String) throws {
        try folder.write(SchemaText.fine, to: "Schema/App.telemetry")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("linked"), withDestinationPath: ".")
        let run = try generate("--relative-to", root, path)
        #expect(run.errors == "")
        let lines = try folder.text("W.swift").split(separator: "\n")
        #expect(lines[1] == "// \"Schema/App.telemetry\". Do not edit.")
    }

    @Test func refusesAFileOutsideTheFolderOfTheOutput() throws {
        try folder.write(SchemaText.fine, to: "App.telemetry")
        try folder.write("", to: "Sources/App.swift")
        let run = try generate("App.telemetry", "--relative-to", "Sources")
        #expect(
            run.errors.hasPrefix(
                "error: 'App.telemetry' does not lie in the folder 'Sources' of '--relative-to'\n"))
        #expect(run.exitCode == 2)
    }

    @Test func writesTheSameBytesWhereverThePackageLies() throws {
        let elsewhere = try TemporaryFolder("B")
        for place in [folder, elsewhere] {
            try place.write(SchemaText.fine, to: "Schema/App.telemetry")
            let run = try ToolRun.run(
                "generate", "--module", "App", "--events", "E.swift", "--wiring", "W.swift",
                "--relative-to", place.url.path + "/", place.path("Schema/App.telemetry"),
                in: place)
            #expect(run.exitCode == 0)
        }
        #expect(try folder.text("E.swift") == elsewhere.text("E.swift"))
        #expect(try folder.text("W.swift") == elsewhere.text("W.swift"))
    }

    @Test func writesTheSameBytesInWhateverOrderFilesAreNamed() throws {
        let first = try folder.write("event first\n", to: "A.telemetry")
        let second = try folder.write("event second\nsink RecordSink\n", to: "B.telemetry")
        _ = try generate(first, second)
        let (events, wiring) = (try folder.text("E.swift"), try folder.text("W.swift"))
        _ = try generate(second, first)
        #expect(try folder.text("E.swift") == events)
        #expect(try folder.text("W.swift") == wiring)
    }

    @Test func touchesNoFileWhoseContentStays() throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        _ = try generate(path)
        let before = try ["E.swift", "W.swift"].map(identity)
        try folder.write(SchemaText.fine + "// a comment\n", to: "App.telemetry")
        _ = try generate(path)
        #expect(try ["E.swift", "W.swift"].map(identity) == before)
    }

    @Test func rewritesOnlyTheFileWhoseContentChanges() throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        _ = try generate(path)
        let before = try ["E.swift", "W.swift"].map(identity)
        try folder.write(SchemaText.fine + "sink OtherSink\n", to: "App.telemetry")
        _ = try generate(path)
        let after = try ["E.swift", "W.swift"].map(identity)
        #expect(after[0] == before[0])
        #expect(after[1].date > before[1].date)
        #expect(try folder.text("W.swift").contains("otherSink: some "))
    }

    @Test func writesNothingForASchemaWithMistakes() throws {
        let path = try folder.write(SchemaText.withFiveMistakes, to: "App.telemetry")
        let run = try generate(path)
        #expect(run.errorLines.count { $0.contains(": error: ") } == 5)
        #expect(run.exitCode == 1)
        #expect(try folder.files() == ["App.telemetry"])
    }

    @Test func printsWarningsAndWritesAllTheSame() throws {
        let path = try folder.write(SchemaText.withAWarning, to: "App.telemetry")
        let run = try generate(path)
        #expect(
            run.errors == "\(path):2:10: warning: no event uses category 'diagnostic' "
                + "[unused-category]\n")
        #expect(run.exitCode == 0)
        #expect(try folder.files() == ["App.telemetry", "E.swift", "W.swift"])
    }

    @Test func reportsAnOutputItCannotWrite() throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        let run = try ToolRun.run(
            "generate", "--module", "App", "--events", "None/E.swift", "--wiring", "W.swift", path,
            in: folder)
        #expect(run.errors == "error: cannot write 'None/E.swift': no such file or folder\n")
        #expect(run.exitCode == 1)
    }

    @Test func reportsAFolderInPlaceOfAnOutput() throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        let run = try ToolRun.run(
            "generate", "--module", "App", "--events", ".", "--wiring", "W.swift", path, in: folder)
        #expect(run.errors == "error: cannot write '.': it is a folder\n")
        #expect(run.exitCode == 1)
    }

    private func generate(_ arguments: String...) throws -> ProcessRun {
        try ToolRun.run(
            ["generate", "--module", "App", "--events", "E.swift", "--wiring", "W.swift"]
                + arguments, in: folder)
    }

    private struct Identity: Equatable {
        let number: Int
        let date: Date
    }

    private func identity(_ path: String) throws -> Identity {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(path))
        return Identity(
            number: try #require(attributes[.systemFileNumber] as? Int),
            date: try #require(attributes[.modificationDate] as? Date))
    }
}
