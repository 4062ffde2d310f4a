import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema

/// The schemas that these tests read.
enum CheckedSchema {
    /// The one of the events in `SampleEvents`.
    static func own() throws -> Schema {
        let file = BuiltProducts.package.appending(
            path: "Tests/LineSupport/Schema/LineSupport.telemetry")
        return try read(String(contentsOf: file, encoding: .utf8))
    }

    /// The schema in `text`; throws what is said about it if it is refused.
    static func read(_ text: String) throws -> Schema {
        let source = SourceFile(path: "Checked.telemetry", bytes: Array(text.utf8))
        let reading = SchemaPipeline.read([source])
        guard let schema = reading.schema else {
            let renderer = DiagnosticRenderer(paths: reading.paths)
            throw Refusal(lines: reading.diagnostics.flatMap(renderer.lines))
        }
        return schema
    }

    struct Refusal: Error {
        let lines: [String]
    }
}
