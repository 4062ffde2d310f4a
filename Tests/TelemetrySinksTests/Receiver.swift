import Foundation
import Testing

/// A real program that reads what a sink writes, and the room it works in.
struct Receiver {
    let directory: URL

    /// Calls `body` with an empty directory whose path is short enough for a socket's name.
    static func withDirectory(_ body: (URL) throws -> Void) throws {
        let directory = URL(fileURLWithPath: "/tmp/\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        try body(directory)
    }

    /// Whether the program at one of `paths` is there. If not it says loudly what stays untested.
    static func isInstalled(_ name: String, at paths: String...) -> Bool {
        if paths.contains(where: FileManager.default.isExecutableFile) { return true }
        return complain(name)
    }

    /// Whether Python can import `module`. If not it says loudly what stays untested.
    static func isPythonModule(_ module: String) -> Bool {
        (try? run("/usr/bin/env", ["python3", "-c", "import \(module)"]).status) == 0
            || complain("the Python module \(module)")
    }

    private static func complain(_ name: String) -> Bool {
        FileHandle.standardError.write(
            Data("\n*** NOT TESTED: \(name) is not installed; see .ci/run ***\n\n".utf8))
        return false
    }

    /// Runs a program to its end.
    static func run(
        _ path: String, _ arguments: [String], input: Data? = nil
    ) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        if let input {
            try input.write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        defer { try? FileManager.default.removeItem(at: file) }
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    /// Starts a program, calls `body` once `socket` is there, and ends the program.
    static func whileRunning(
        _ path: String, _ arguments: [String], environment: [String: String] = [:],
        socket: URL, _ body: () throws -> Void
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer {
            // Not `terminate()`, which rsyslog outlives: nothing that it holds is wanted any more.
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
        try #require(waits { FileManager.default.fileExists(atPath: socket.path) })
        try body()
    }

    /// Whether `condition` comes true within ten seconds.
    static func waits(until condition: () throws -> Bool) rethrows -> Bool {
        for _ in 0..<200 {
            if try condition() { return true }
            Thread.sleep(forTimeInterval: 0.05)
        }
        return false
    }
}
