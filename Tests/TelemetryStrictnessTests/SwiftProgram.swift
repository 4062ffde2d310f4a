import Foundation
import ProcessSupport
import TelemetryGenerator

/// A program that was compiled with what a schema generates, and run.
enum SwiftProgram {
    /// Compiles the generated events and `main` without a warning, and runs that; the lines it
    /// prints. Throws what the compiler says, or how the program ended.
    static func lines(
        _ generated: GeneratedSchema, main: String, _ options: [String] = []
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        try folder.write(generated.output.events, to: "Events.swift")
        try folder.write(main, to: "main.swift")
        let facade = try CompiledFacade.shared.get()
        let compilation = try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-module-name", "Checked", "-swift-version", "6", "-D", "DEBUG"]
                + ["-warnings-as-errors", "-I", facade.folder.path, "-o", folder.path("program")]
                + options
                + [folder.path("Events.swift"), folder.path("main.swift"), facade.object.path])
        guard compilation.exitCode == 0 else { throw Failure(text: compilation.errors) }
        let run = try ProcessRun(folder.url("program"), [])
        guard run.exitCode == 0 else { throw Failure(text: "ended with \(run.exitCode)") }
        return run.output.split(separator: "\n").map(String.init)
    }

    struct Failure: Error {
        let text: String
    }
}
