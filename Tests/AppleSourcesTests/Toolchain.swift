import Foundation

/// Runs the tools of the toolchain that built the tests.
enum Toolchain {
    /// What a tool left behind.
    struct Output: Sendable {
        let status: Int32
        let text: String
    }

    /// A tool that did not succeed.
    struct Failure: Error, CustomStringConvertible {
        let command: String
        let output: Output

        // All tests that need the same tool report the same failure.
        var description: String {
            "\(command)\nexit \(output.status)\n\(output.text.prefix(2_000))"
        }
    }

    /// A thread for each core, apart from those that other tests run on.
    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    /// Runs `tool` to its end. Errors and output come together, in order.
    static func run(_ tool: String, _ arguments: [String]) async throws -> Output {
        try await withCheckedThrowingContinuation { continuation in
            queue.addOperation {
                continuation.resume(with: Result { try wait(for: tool, arguments) })
            }
        }
    }

    private static func wait(for tool: String, _ arguments: [String]) throws -> Output {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Output(
            status: process.terminationStatus, text: String(decoding: data, as: UTF8.self))
    }

    /// Runs `tool`, and throws unless it succeeds without a word.
    static func succeed(_ tool: String, _ arguments: [String]) async throws {
        let output = try await run(tool, arguments)
        guard output.status == 0, output.text.isEmpty else {
            throw Failure(command: tool, output: output)
        }
    }

    /// Compiles `sources`, and throws unless that succeeds without a word.
    static func compile(_ options: [String], _ sources: [URL]) async throws {
        try await succeed("swiftc", options + sources.map(\.path))
    }
}
