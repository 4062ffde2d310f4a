import TelemetryCommands
import TelemetryDocuments
import TelemetryFiles
import TelemetryGenerator

/// `telemetry-schema json-schema`
struct JSONSchemaCommand {
    private let files: [String]

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments)
        guard !arguments.asksForHelp else { return nil }
        files = try arguments.schemaFiles()
    }

    func run() throws -> ExitStatus {
        try SchemaDocument.write(files, SchemaPipeline.emitJSONSchema)
    }
}
