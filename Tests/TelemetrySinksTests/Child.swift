import Foundation

/// Runs `TelemetrySinksChild` with a standard output of the test's choice.
struct Child {
    private let process = Process()
    private let report = Pipe()

    /// Starts it. See its `main.swift` for the arguments.
    init(
        threads: Int = 1, events: Int, padding: Int = 20, writer: Int = 0, _ options: String...,
        output: FileHandle
    ) throws {
        process.executableURL = Self.executable
        process.arguments = [threads, events, padding, writer].map(String.init) + options
        // A crash must end the process at once, not start a report that keeps its pipes open.
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = report
        try process.run()
    }

    /// Waits for its end. How it ended, and what it said on standard error.
    func result() -> Result {
        let text = String(
            decoding: report.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Result(
            endedBySignal: process.terminationReason == .uncaughtSignal,
            status: process.terminationStatus, text: text)
    }

    struct Result {
        let endedBySignal: Bool
        let status: Int32
        let text: String

        /// A number of the report, such as `full`.
        subscript(name: String) -> Int? {
            let words = text.split { $0.isWhitespace }.map { $0.split(separator: "=") }
            return words.first { $0.first == name[...] }.flatMap { Int($0[1]) }
        }

        var isFine: Bool {
            !endedBySignal && status == 0 && text.contains("leftAlone=true")
        }
    }

    /// Beside the running test bundle, where the build puts it.
    static let executable = URL(
        fileURLWithPath: "/proc/self/exe"
    ).resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "TelemetrySinksChild")
}
