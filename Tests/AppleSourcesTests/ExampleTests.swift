import Foundation
import TelemetryGenerator
import TelemetrySchema
import Testing

/// The game as an Apple system compiles it: with `OSLogSink` in its factory and the live port of
/// Game Center.
@Suite("Apple-only sources: the example")
struct ExampleTests {
    @Test func compilesWithoutAWarning() async throws {
        let modules = try await AppleModules.built
        let folder = modules.temporaryFile("Example")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let root = "CompositionRoot.swift"
        var sources = try Fixtures.files(in: Self.game, ending: "swift").filter {
            $0.lastPathComponent != root
        }
        let text = try String(contentsOf: Self.game.appending(path: root), encoding: .utf8)
        let generated = try Self.generated()
        for (name, text) in [
            (root, text), ("Events.swift", generated.events), ("Wiring.swift", generated.wiring),
        ] {
            let file = folder.appending(path: name)
            try Self.asForApple(text).write(to: file, atomically: true, encoding: .utf8)
            sources.append(file)
        }
        try await Toolchain.compile(
            ["-emit-sil", "-wmo", "-o", "/dev/null", "-parse-as-library"]
                + ["-module-name", "PuzzleGame"] + CompilerSettings.package.options
                + modules.searchOptions(.sdk26), sources)
    }

    /// `text` with the branch for Apple systems chosen, which only they can import `Darwin` for.
    private static func asForApple(_ text: String) -> String {
        text.replacing("#if canImport(Darwin)", with: "#if true")
    }

    private static func generated() throws -> SchemaPipeline.Output {
        let path = "Schema/PuzzleGame.telemetry"
        let file = package.appending(path: path)
        let source = SourceFile(path: path, bytes: Array(try Data(contentsOf: file)))
        let schema = try #require(SchemaPipeline.read([source]).schema)
        return SchemaPipeline.emit(schema, module: "PuzzleGame")
    }

    private static let game = Fixtures.sources.appending(path: "PuzzleGame")
    private static let package = Fixtures.sources.deletingLastPathComponent()
}
