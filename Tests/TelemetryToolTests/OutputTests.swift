import Foundation
import ProcessSupport
import Testing

/// What the tool does where standard output does not take everything at once, or nothing.
@Suite struct OutputTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SchemaText.fine, to: "App.telemetry")
        try folder.write(SchemaText.fine + "event added\n", to: "New.telemetry")
    }

    private static let commands = [
        "catalog App.telemetry", "catalog --format html App.telemetry",
        "catalog --format json App.telemetry", "json-schema App.telemetry",
        "diff App.telemetry New.telemetry", "catalog --help", "help",
    ]

    /// Runs `script`, in which `$TOOL` is the tool.
    private func run(_ script: String) throws -> ProcessRun {
        let tool = BuiltProducts.folder.appending(path: "telemetry-schema").path
        return try ProcessRun(
            URL(filePath: "/bin/sh"), ["-c", script], in: folder.url, environment: ["TOOL": tool])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
    func saysThatNothingTakesTheOutput(_ command: String) throws {
        let run = try run("\"$TOOL\" \(command) > /dev/full")
        #expect(run.errors == "error: cannot write to standard output: no space left\n")
        #expect(run.exitCode == 1)
    }

    @Test(arguments: commands)
    func saysThatTheOutputIsClosed(_ command: String) throws {
        let run = try run("\"$TOOL\" \(command) >&-")
        #expect(run.errors == "error: cannot write to standard output: it is closed\n")
        #expect(run.exitCode == 1)
    }

    @Test(arguments: commands)
    func saysThatNobodyReadsTheOutput(_ command: String) throws {
        let run = try run("trap '' PIPE; { sleep 0.5; \"$TOOL\" \(command); echo $? >&2; } | true")
        #expect(
            run.errors == "error: cannot write to standard output: nobody reads it\n1\n")
    }

    @Test func waitsForTheReaderOfADescriptorThatDoesNotWait() throws {
        let events = (0..<3_000).map { "event event\($0)\n" }.joined()
        let path = try folder.write(events, to: "Large.telemetry")
        let pipe = Pipe()
        let descriptor = pipe.fileHandleForWriting.fileDescriptor
        try #require(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
        let process = Process()
        process.executableURL = BuiltProducts.folder.appending(path: "telemetry-schema")
        process.arguments = ["json-schema", path]
        process.standardOutput = pipe
        try process.run()
        try pipe.fileHandleForWriting.close()
        Thread.sleep(forTimeInterval: 0.5)
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(
            String(decoding: output, as: UTF8.self) == (try ToolRun.run("json-schema", path).output)
        )
        #expect(process.terminationStatus == 0)
    }
}
