import Foundation
import ProcessSupport
import Testing

/// `telemetry-schema check`
@Suite struct CheckTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder("Schémas of 1")
    }

    @Test(arguments: [
        ("", "the path is empty"), ("/dev/null", "it is not a regular file"),
        ("/dev/stdin", "it is not a regular file"), (".", "it is a folder"),
        ("None.telemetry", "no such file or folder"),
    ])
    func saysWhyItCannotRead(_ path: String, _ reason: String) throws {
        let run = try ToolRun.run("check", path)
        #expect(run.errors == "error: cannot read '\(path)': \(reason)\n")
        #expect(run.exitCode == 1)
    }

    @Test func namesEveryFileItCannotRead() throws {
        let path = try folder.write("event a\n", to: "App.telemetry")
        let run = try ToolRun.run("check", "None", path, "", "--against", "Nor", in: folder)
        #expect(
            run.errors == """
                error: cannot read 'Nor': no such file or folder
                error: cannot read 'None': no such file or folder
                error: cannot read '': the path is empty

                """)
        #expect(run.exitCode == 1)
    }

    @Test(arguments: ["--scan", "--against"])
    func reportsTheMistakesBesideAFileItCannotRead(_ option: String) throws {
        try folder.write("event a\n  expires 2020-01-01\n", to: "App.telemetry")
        let run = try ToolRun.run(
            "check", "App.telemetry", "--today", "2027-01-01", option, "None", in: folder)
        #expect(
            run.errors == """
                error: cannot read 'None': no such file or folder
                App.telemetry:1:7: error: event 'a' expired on 2020-01-01 [expired-event]

                """)
        #expect(run.exitCode == 1)
    }

    @Test func readsOneSwiftFileBehindAnEqualsSign() throws {
        try folder.write("event a\n", to: "App.telemetry")
        try folder.write("struct Y: TelemetrySink {}\n", to: "Y.swift")
        let run = try ToolRun.run("check", "--scan=Y.swift", "App.telemetry", in: folder)
        #expect(run.errorLines.count == 1)
        #expect(run.errorLines.first?.hasSuffix("[undeclared-sink]") == true)
    }

    @Test func isSilentAboutAFineSchema() throws {
        let run = try ToolRun.run("check", folder.write(SchemaText.fine, to: "App.telemetry"))
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func reportsEveryMistakeOnALineOfItsOwn() throws {
        let path = try folder.write(SchemaText.withFiveMistakes, to: "App.telemetry")
        let run = try ToolRun.run("check", path)
        #expect(
            run.errors == """
                \(path):3:23: error: unknown category 'busines'; did you mean 'business'? \
                [unknown-category]
                \(path):4:10: error: unknown type 'Integer'; did you mean 'Int'? [unknown-type]
                \(path):5:17: error: '300' is out of range for 'Int8', which holds -128...127 \
                [out-of-range]
                \(path):7:3: error: unknown attribute 'colour'; expected a field 'name: Type' \
                or one of level, as, owner, deprecated, renamed, expires, retired \
                [unknown-attribute]
                \(path):9:14: error: unknown sink 'RecrodSink'; did you mean 'RecordSink'? \
                [unknown-sink]

                """)
        #expect(run.output == "")
        #expect(run.exitCode == 1)
    }

    @Test func namesAFileAsItWasNamed() throws {
        try folder.write("event", to: "App.telemetry")
        let run = try ToolRun.run("check", "./App.telemetry", in: folder)
        #expect(run.errorLines.first?.hasPrefix("./App.telemetry:1:6: error: ") == true)
    }

    @Test func acceptsAWarning() throws {
        let path = try folder.write(SchemaText.withAWarning, to: "App.telemetry")
        let run = try ToolRun.run("check", path)
        #expect(
            run.errors == "\(path):2:10: warning: no event uses category 'diagnostic' "
                + "[unused-category]\n")
        #expect(run.exitCode == 0)
    }

    @Test func refusesAWarningWhenStrict() throws {
        let path = try folder.write(SchemaText.withAWarning, to: "App.telemetry")
        let run = try ToolRun.run("check", "--strict", path)
        #expect(
            run.errors == "\(path):2:10: error: no event uses category 'diagnostic' "
                + "[unused-category]\n")
        #expect(run.exitCode == 1)
    }

    @Test(arguments: [
        ("2027-06-01", 0), ("2027-06-02", 1), ("2028-01-01", 1), ("2026-12-31", 0),
    ])
    func judgesExpiryByTheGivenDay(_ today: String, _ exitCode: Int32) throws {
        let path = try folder.write(
            "event sessionStarted\n  expires 2027-06-01\n", to: "App.telemetry")
        let run = try ToolRun.run("check", "--today", today, path)
        let message = "\(path):1:7: error: event 'sessionStarted' expired on 2027-06-01"
        #expect(run.errors == (exitCode == 0 ? "" : "\(message) [expired-event]\n"))
        #expect(run.exitCode == exitCode)
    }

    @Test func judgesNoExpiryWithoutADay() throws {
        let path = try folder.write(
            "event sessionStarted\n  expires 2001-01-01\n", to: "App.telemetry")
        #expect(try ToolRun.run("check", path).exitCode == 0)
    }

    @Test func readsSeveralFilesAsOneSchema() throws {
        let categories = try folder.write("category business\n", to: "Categories.telemetry")
        let events = try folder.write("event sessionStarted: business\n", to: "Events.telemetry")
        let run = try ToolRun.run("check", events, categories)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func readsAFileOnceByWhateverPathItIsNamed() throws {
        let path = try folder.write(SchemaText.fine, to: "App.telemetry")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Link.telemetry"), withDestinationPath: path)
        let run = try ToolRun.run("check", path, "App.telemetry", "Link.telemetry", in: folder)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func reportsAMissingFile() throws {
        let run = try ToolRun.run("check", folder.path("None.telemetry"))
        #expect(
            run.errors
                == "error: cannot read '\(folder.path("None.telemetry"))': "
                + "no such file or folder\n")
        #expect(run.exitCode == 1)
    }

    @Test func reportsAFolderInPlaceOfAFile() throws {
        let run = try ToolRun.run("check", folder.url.path)
        #expect(run.errors == "error: cannot read '\(folder.url.path)': it is a folder\n")
        #expect(run.exitCode == 1)
    }

    @Test func reportsAnEmptyFile() throws {
        let path = try folder.write("", to: "App.telemetry")
        let run = try ToolRun.run("check", path)
        #expect(run.errors == "\(path):1:1: error: the schema declares no event [empty-schema]\n")
        #expect(run.exitCode == 1)
    }
}
