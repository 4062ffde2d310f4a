import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema format`
@Suite struct FormatCommandTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("Schémas of 1")
    }

    private static let careless = "event  a\n    x:Int  // é\n"
    private static let formatted = "event a\n  x: Int  // é\n"

    private func attributes(_ path: String) throws -> [FileAttributeKey: Any] {
        try FileManager.default.attributesOfItem(atPath: folder.path(path))
    }

    @Test func writesInSilenceWhatWasWrittenCarelessly() throws {
        let paths = try ["A.telemetry", "B.telemetry"].map {
            try folder.write(Self.careless, to: $0)
        }
        let run = try ToolRun.run(["format"] + paths)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
        #expect(try folder.files() == ["A.telemetry", "B.telemetry"])
        #expect(try folder.text("A.telemetry") == Self.formatted)
        #expect(try folder.text("B.telemetry") == Self.formatted)
    }

    @Test func doesNotTouchAFormattedFile() throws {
        let path = try folder.write(Self.formatted, to: "A.telemetry")
        let before = try attributes("A.telemetry")
        let run = try ToolRun.run("format", path)
        #expect(run.exitCode == 0)
        let after = try attributes("A.telemetry")
        #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
    }

    @Test func namesTheFirstDifferenceOfEachFileAndWritesNothing() throws {
        let first = try folder.write(Self.careless, to: "A.telemetry")
        let second = try folder.write(Self.formatted, to: "B.telemetry")
        let third = try folder.write("event a", to: "C.telemetry")
        let run = try ToolRun.run("format", "--check", first, second, third)
        #expect(
            run.errors == """
                \(first):1:7: error: the text is not formatted; expected 'event a' \
                [unformatted-text]
                \(third):1:8: error: the text is not formatted; expected a line feed at the end \
                of the line [unformatted-text]

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 1)
        #expect(try folder.text("A.telemetry") == Self.careless)
        #expect(try folder.text("C.telemetry") == "event a")
    }

    @Test func isSilentAboutFormattedFiles() throws {
        let path = try folder.write(Self.formatted, to: "A.telemetry")
        let run = try ToolRun.run("format", "--check", path)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test(arguments: [[], ["--check"]])
    func refusesAFileWithMistakesUntouched(_ options: [String]) throws {
        let text = "event  a\n  x:\n  `\n"
        let path = try folder.write(text, to: "A.telemetry")
        let run = try ToolRun.run(["format"] + options + [path])
        #expect(
            run.errors == """
                \(path):2:5: error: expected a type, found the end of the line [expected]
                \(path):3:3: error: unexpected character '`'; a name is written without backticks \
                [unexpected-character]

                """)
        #expect(run.exitCode == 1)
        #expect(try folder.text("A.telemetry") == text)
    }

    @Test func writesTheOthersBesideAFileWithMistakes() throws {
        let broken = try folder.write("event  a:", to: "A.telemetry")
        let careless = try folder.write(Self.careless, to: "B.telemetry")
        let run = try ToolRun.run("format", broken, careless)
        #expect(run.errorLines.count == 1)
        #expect(run.exitCode == 1)
        #expect(try folder.text("B.telemetry") == Self.formatted)
    }

    @Test func writesNothingWhereAFileIsMissing() throws {
        let careless = try folder.write(Self.careless, to: "A.telemetry")
        let run = try ToolRun.run("format", careless, "None.telemetry")
        #expect(run.errors == "error: cannot read 'None.telemetry': no such file or folder\n")
        #expect(run.exitCode == 1)
        #expect(try folder.text("A.telemetry") == Self.careless)
    }

    @Test func writesAFileUnderEachOfItsNames() throws {
        let path = try folder.write(Self.careless, to: "A.telemetry")
        try FileManager.default.linkItem(atPath: path, toPath: folder.path("Other.telemetry"))
        let run = try ToolRun.run("format", path)
        #expect(run.errors == "")
        #expect(try folder.text("A.telemetry") == Self.formatted)
        #expect(try folder.text("Other.telemetry") == Self.formatted)
    }

    @Test func keepsPermissionsAndALinkToTheFile() throws {
        let path = try folder.write(Self.careless, to: "A.telemetry")
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Link.telemetry"), withDestinationPath: "A.telemetry")
        let before = try attributes("A.telemetry")[.systemFileNumber] as? Int
        let run = try ToolRun.run("format", "Link.telemetry", in: folder)
        #expect(run.errors == "")
        // What was there stayed until all was written.
        #expect(try attributes("A.telemetry")[.systemFileNumber] as? Int != before)
        #expect(try folder.text("A.telemetry") == Self.formatted)
        #expect(try attributes("A.telemetry")[.posixPermissions] as? Int == 0o640)
        #expect(try attributes("Link.telemetry")[.type] as? FileAttributeType == .typeSymbolicLink)
    }
}
