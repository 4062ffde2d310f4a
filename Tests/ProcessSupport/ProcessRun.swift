public import Foundation

/// One run of a program, from beginning to end.
public struct ProcessRun: Sendable {
    /// What the program ended with.
    public let exitCode: Int32
    /// Whether a signal ended it; then `exitCode` is the signal's number.
    public let wasKilled: Bool
    /// Everything it wrote to standard output.
    public let output: String
    /// Everything it wrote to standard error.
    public let errors: String

    /// Runs the program at `executable` with no input; throws if there is none.
    ///
    /// Blocks until the program has ended. It starts in `folder` if there is one, and sees this
    /// process's environment with `environment` laid over it.
    public init(
        _ executable: URL, _ arguments: [String], in folder: URL? = nil,
        environment: [String: String] = [:]
    ) throws {
        // Files, because nobody has to empty them while the program runs.
        let captured = try TemporaryFolder("captured")
        let (output, errors) = (captured.url("output"), captured.url("errors"))
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try Self.handle(output)
        process.standardError = try Self.handle(errors)
        try process.run()
        process.waitUntilExit()
        exitCode = process.terminationStatus
        wasKilled = process.terminationReason == .uncaughtSignal
        self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
        self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    }

    /// The lines of standard error.
    public var errorLines: [String] {
        errors.split(separator: "\n").map(String.init)
    }

    private static func handle(_ url: URL) throws -> FileHandle {
        try Data().write(to: url)
        return try FileHandle(forWritingTo: url)
    }
}
