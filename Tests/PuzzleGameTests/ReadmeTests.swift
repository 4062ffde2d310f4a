import Foundation
import ProcessSupport
import Testing

/// What README.md shows is what works.
@Suite struct ReadmeTests {
    @Test func showsASchemaThatIsFine() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(try #require(blocks("").first), to: "App.telemetry")
        let tool = BuiltProducts.folder.appending(path: "telemetry-schema")
        let run = try ProcessRun(tool, ["check", "--strict", path])
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    /// The README shows the root for Linux; on an Apple system the factory takes one sink more.
    @Test(.enabled(if: !isApple, "the README shows the composition root for Linux"))
    func showsSwiftThatCompiles() throws {
        let folder = try TemporaryFolder()
        // The game's own types fill in for what the snippets leave out.
        let imports = [
            "PuzzleGame", "TelemetryFacade", "TelemetryForwarding", "TelemetryGameCenter",
            "TelemetrySinks", "TelemetryTesting",
        ]
        let declarations = try blocks("swift").filter { !$0.hasPrefix("dependencies:") }.map {
            $0.hasPrefix("telemetry.")
                ? "func call(_ telemetry: Telemetry<TelemetryEvent>, line: String) {\n\($0)}\n" : $0
        }
        let text = imports.map { "@testable import \($0)\n" } + ["import Testing\n"] + declarations
        try folder.write(text.joined(), to: "Readme.swift")
        let run = try SwiftCompiler.check([folder.url("Readme.swift")], ["-swift-version", "6"])
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test func namesTheSchemaLineOfTheSinkItLeavesOut() throws {
        let schema = try text("Schema/PuzzleGame.telemetry").components(separatedBy: "\n")
        let line = try #require(schema.firstIndex { $0.hasPrefix("sink StreamSink") }) + 1
        #expect(
            try text("README.md").contains("PuzzleGame.telemetry:\(line): sink 'StreamSink' is"))
    }

    @Test func staysShort() throws {
        #expect(try text("README.md").components(separatedBy: "\n").dropLast().count <= 140)
    }

    private static var isApple: Bool {
        #if canImport(Darwin)
            true
        #else
            false
        #endif
    }

    /// The blocks of code that are marked with `language`.
    private func blocks(_ language: String) throws -> [String] {
        let parts = try text("README.md").components(separatedBy: "```")
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.hasPrefix("\(language)\n") }.map {
                String($0.dropFirst(language.count + 1))
            }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: BuiltProducts.package.appending(path: path), encoding: .utf8)
    }
}
