import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema

/// A schema that was accepted, and what is generated from it.
struct GeneratedSchema {
    let schema: Schema
    let output: SchemaPipeline.Output

    /// Reads `text`; throws what is said about it if it is refused.
    init(_ text: String, module: String = "Checked") throws {
        let source = SourceFile(path: "Checked.telemetry", bytes: Array(text.utf8))
        let reading = SchemaPipeline.read([source])
        guard let schema = reading.schema else {
            let renderer = DiagnosticRenderer(paths: reading.paths)
            throw Refusal(lines: reading.diagnostics.flatMap(renderer.lines))
        }
        self.schema = schema
        output = SchemaPipeline.emit(schema, module: module)
    }

    /// The schema in the folder `Fixtures` beside these tests.
    init(fixture name: String) throws {
        try self.init(Fixture.text("\(name).telemetry"))
    }

    /// Writes the generated files to `folder`; where they are.
    func write(to folder: TemporaryFolder, _ prefix: String = "") throws -> [URL] {
        try folder.write(output.events, to: "\(prefix)Events.swift")
        try folder.write(output.wiring, to: "\(prefix)Wiring.swift")
        return [folder.url("\(prefix)Events.swift"), folder.url("\(prefix)Wiring.swift")]
    }

    /// What is said about `text`, as `rule-id` of each diagnostic.
    static func rules(_ text: String) -> [String] {
        let source = SourceFile(path: "Checked.telemetry", bytes: Array(text.utf8))
        return SchemaPipeline.read([source]).diagnostics.map(\.rule.rawValue)
    }

    struct Refusal: Error {
        let lines: [String]
    }
}
