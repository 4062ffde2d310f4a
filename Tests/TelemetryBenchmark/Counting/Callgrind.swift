private import Foundation
private import ProcessSupport

/// Counts the instructions of this program by `valgrind --tool=callgrind`.
enum Callgrind {
    /// The instructions of each piece of ``CountedWork``, in its order.
    static func countsOfWork() throws -> [Double] {
        let folder = try TemporaryFolder()
        try run("strip", "-g", "-o", folder.path("work"), CommandLine.arguments[0])
        try run(
            "valgrind", "--tool=callgrind", "--dump-before=*countingBoundary*",
            "--callgrind-out-file=\(folder.path("count"))", folder.path("work"), "--counted-work")
        // Between two pieces of work lies what nobody asked for.
        let files = try folder.files().filter { $0.hasPrefix("count.") }
        let parts = files.compactMap { Int($0.dropFirst("count.".count)) }.sorted()
        return try parts.filter { $0.isMultiple(of: 2) }.map {
            try total(in: folder.text("count.\($0)"))
        }
    }

    // Valgrind 3.19, of Debian 12, does not read the debug information that Swift 6.3 writes.
    private static func run(_ command: String...) throws {
        let run = try ProcessRun(URL(filePath: "/usr/bin/env"), command)
        guard run.exitCode == 0 else { throw ToolFailure(words: run.output + run.errors) }
    }

    private static func total(in text: String) throws -> Double {
        let line = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
        guard let count = line.flatMap({ Double($0.dropFirst("totals: ".count)) }) else {
            throw ToolFailure(words: "no total in callgrind's file")
        }
        return count
    }
}
