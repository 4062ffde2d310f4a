import TelemetryCommands
import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

/// What a command makes of a schema and writes to standard output.
enum SchemaDocument {
    /// Reports what there is to say about the schema; writes nothing if it was refused.
    static func write(
        _ files: [String], _ emit: (Schema) -> String
    ) throws -> ExitStatus {
        let reading = SchemaPipeline.read(try SchemaLocator.files(files, relativeTo: nil))
        let status = Console.report(reading.diagnostics, paths: reading.paths, isStrict: false)
        guard let schema = reading.schema else { return status }
        try Console.write(emit(schema))
        return status
    }
}
