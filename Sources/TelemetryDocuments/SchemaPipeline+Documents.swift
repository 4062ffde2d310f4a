package import TelemetryGenerator
package import TelemetrySchema

/// What a schema becomes besides Swift.
///
/// This module stands apart because every package that uses the plugin compiles the generator, and
/// has to compile no more than a build needs.
extension SchemaPipeline {
    /// Describes the schema for people, or for programs that tell them. Cannot fail.
    package static func emitCatalogue(_ schema: Schema, as format: CatalogueFormat) -> String {
        let catalogue = CatalogueBuilder(schema).build()
        return switch format {
        case .markdown: MarkdownCatalogue(catalogue).emit()
        case .html: HTMLCatalogue(catalogue).emit()
        case .json: JSONCatalogue(catalogue).emit()
        }
    }

    /// Describes the lines that `StreamSink` writes as JSON Lines, for whoever reads and checks
    /// them: a JSON Schema of draft 2020-12. Cannot fail.
    package static func emitJSONSchema(_ schema: Schema) -> String {
        JSONSchemaEmitter(schema).emit()
    }
}
