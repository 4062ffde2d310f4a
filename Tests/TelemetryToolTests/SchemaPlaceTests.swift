import Foundation
import ProcessSupport
import Testing

/// Where `telemetry-generator` finds the schema of a target, called as the plugin calls it.
@Suite struct SchemaPlaceTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("A package")
    }

    @Test(arguments: [
        "Schema/App.telemetry", "Schema/App/Any.telemetry", "Sources/App/Schema/Any.telemetry",
    ])
    func findsTheSchemaInEachPlace(_ place: String) throws {
        try folder.write(SchemaText.fine, to: place)
        let run = try generate()
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
        #expect(try folder.text("E.swift").contains("// \"\(place)\". Do not edit.\n"))
    }

    @Test func readsEveryFileOfAFolder() throws {
        try folder.write("event second\n", to: "Schema/App/B.telemetry")
        try folder.write("event first\n", to: "Schema/App/A.telemetry")
        try folder.write("not a schema", to: "Schema/App/README.md")
        try folder.write("not a schema", to: "Schema/App/.A.telemetry")
        let run = try generate()
        #expect(run.errors == "")
        let banner = "// \"Schema/App/A.telemetry\", \"Schema/App/B.telemetry\". Do not edit.\n"
        #expect(try folder.text("E.swift").contains(banner))
    }

    #if os(Linux)
        @Test func takesNoFileForAnotherWhoseNameIsOnlyEquivalent() throws {
            try folder.write("event first\n", to: "Schema/App/\u{E9}.telemetry")
            try folder.write("event second\n", to: "Schema/App/e\u{301}.telemetry")
            let run = try generate()
            #expect(run.errors == "")
            #expect(try folder.text("E.swift").contains("case first"))
            #expect(try folder.text("E.swift").contains("case second"))
        }
    #endif

    @Test func saysWhereItLooked() throws {
        let run = try generate()
        #expect(
            run.errors == "error: no schema for 'App'; looked for "
                + "\(folder.path("Schema/App.telemetry")), "
                + "\(folder.path("Schema/App/*.telemetry")), "
                + "\(folder.path("Sources/App/Schema/*.telemetry"))\n")
        #expect(run.exitCode == 1)
    }

    @Test func refusesASchemaInTwoPlaces() throws {
        try folder.write(SchemaText.fine, to: "Schema/App.telemetry")
        try folder.write(SchemaText.fine, to: "Sources/App/Schema/App.telemetry")
        let run = try generate()
        #expect(
            run.errors == "error: the schema of 'App' must stand in one place, but there are files "
                + "in \(folder.path("Schema/App.telemetry")) and "
                + "\(folder.path("Sources/App/Schema/*.telemetry"))\n")
        #expect(run.exitCode == 1)
    }

    @Test func countsALinkedFolderOnce() throws {
        try folder.write("event first\n", to: "Schema/App/A.telemetry")
        try folder.write("", to: "Sources/App/App.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources/App/Schema"), withDestinationPath: "../../Schema/App")
        let run = try generate()
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
        #expect(
            try folder.text("E.swift").contains("// \"Schema/App/A.telemetry\". Do not edit.\n"))
    }

    @Test func countsTheWholeSchemaFolderLinkedIntoATargetOnce() throws {
        try folder.write("event first\n", to: "Schema/App.telemetry")
        try folder.write("", to: "Sources/App/App.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Sources/App/Schema"), withDestinationPath: "../../Schema")
        let run = try generate()
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func reportsAPlaceItCannotList() throws {
        try folder.write("not a folder", to: "Schema/App")
        let run = try generate()
        #expect(
            run.errors == "error: cannot read '\(folder.path("Schema/App"))': it is not a folder\n")
        #expect(run.exitCode == 1)
    }

    private func generate() throws -> ProcessRun {
        let root = folder.url.path
        return try ToolRun.generator(
            [
                "--module", "App", "--relative-to", root,
                "--schema-dir", "\(root)/Schema/App", "--schema-dir", "\(root)/Sources/App/Schema",
                "--events", "E.swift", "--wiring", "W.swift", "--", "\(root)/Schema/App.telemetry",
            ], in: folder)
    }
}
