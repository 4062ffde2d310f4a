import TelemetryCommands
import TelemetryDocuments
import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

/// The schema that `check` is told to compare another one with.
struct EarlierSchema {
    private let reading: SchemaPipeline.Reading

    /// Reads the file or folder at `path`.
    init(_ path: String) throws {
        reading = SchemaPipeline.read(try SchemaLocator.schema(at: path))
    }

    /// Its files, behind which no others may be counted.
    var paths: [String] { reading.paths }

    /// Reports why there is none to compare with, if that is so.
    func report() -> ExitStatus { Console.reportErrors(of: reading) }

    /// What `schema` breaks; `files` precede those of this one.
    func diagnostics(for schema: Schema?, after files: Int) -> [Diagnostic] {
        guard let schema, let earlier = reading.schema else { return [] }
        return SchemaComparison(old: earlier, new: schema).changes().compactMap {
            $0.diagnostic(oldFiles: files)
        }
    }
}
