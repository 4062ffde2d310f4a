import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema

/// A schema beside these tests, and what is generated from it.
struct GoldenSchema {
    /// The name of its file, without extension.
    let name: String
    let schema: Schema
    let output: SchemaPipeline.Output

    /// Reads the schema called `name` in `folder`; throws if it has mistakes.
    init(_ name: String, in folder: String = "Golden") throws {
        self.name = name
        let bytes = Array(try Data(contentsOf: Self.file("\(folder)/\(name).telemetry")))
        let source = SourceFile(
            path: "\(folder)/\(name).telemetry", outputPath: "Schema/\(name).telemetry",
            bytes: bytes)
        schema = try Self.read(source)
        output = SchemaPipeline.emit(schema, module: name)
    }

    /// The schema in `text`; throws if it has mistakes.
    static func read(_ text: String) throws -> Schema {
        try read(SourceFile(path: "A", bytes: Array(text.utf8)))
    }

    private static func read(_ source: SourceFile) throws -> Schema {
        let reading = SchemaPipeline.read([source])
        guard let schema = reading.schema else {
            let renderer = DiagnosticRenderer(paths: reading.paths)
            throw Refusal(lines: reading.diagnostics.flatMap(renderer.lines))
        }
        return schema
    }

    /// The names of all schemas in `folder`, sorted.
    static func names(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: file(folder).path)
            .filter { $0.hasSuffix(".telemetry") }.map { String($0.dropLast(10)) }.sorted()
    }

    /// The file at `path` beside these tests.
    static func file(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    }

    /// Writes the generated files to `folder`; where they are.
    func write(to folder: TemporaryFolder) throws -> [URL] {
        try folder.write(output.events, to: "\(name)+TelemetryEvent.swift")
        try folder.write(output.wiring, to: "\(name)+TelemetryWiring.swift")
        return ["Event", "Wiring"].map { folder.url("\(name)+Telemetry\($0).swift") }
    }

    struct Refusal: Error {
        let lines: [String]
    }
}
