import TelemetryCommands
import TelemetryDocuments
import TelemetryFiles
import TelemetryGenerator

/// `telemetry-schema catalog`
struct CatalogCommand {
    private let files: [String]
    private let format: CatalogueFormat

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, options: ["--format"])
        guard !arguments.asksForHelp else { return nil }
        files = try arguments.schemaFiles()
        format = try arguments.single("--format").map(Self.format) ?? .markdown
    }

    func run() throws -> ExitStatus {
        try SchemaDocument.write(files) { SchemaPipeline.emitCatalogue($0, as: format) }
    }

    private static func format(_ word: String) throws -> CatalogueFormat {
        guard let format = CatalogueFormat(rawValue: word) else {
            throw UsageError("unknown format '\(word)'; expected markdown, html or json")
        }
        return format
    }
}
