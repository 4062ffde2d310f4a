import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema

/// The schemas that these tests read.
enum CheckedSchema {
    /// The one of the events in `SampleEvents`.
    static func own() throws -> Schema {
        try read(text(of: "Tests/LineSupport/Schema/LineSupport.telemetry"))
    }

    /// The file at `path` of the package.
    static func text(of path: String) throws -> String {
        try String(contentsOf: BuiltProducts.package.appending(path: path), encoding: .utf8)
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
