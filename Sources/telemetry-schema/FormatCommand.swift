import TelemetryCommands
import TelemetryDocuments
import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

/// `telemetry-schema format`
struct FormatCommand {
    private let files: [String]
    private let isCheck: Bool

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, flags: ["--check"])
        guard !arguments.asksForHelp else { return nil }
        files = try arguments.schemaFiles()
        isCheck = arguments.flags.contains("--check")
    }

    /// Reads every file before one is written, and writes those that have no mistake.
    func run() throws -> ExitStatus {
        let sources = try SchemaLocator.files(files, relativeTo: nil)
        return .of(try sources.map(format))
    }

    private func format(_ source: SourceFile) throws -> ExitStatus {
        let formatting = SchemaPipeline.format(source)
        let difference = isCheck ? formatting.formatted?.difference : nil
        var attempts = Attempts()
        if !isCheck, let formatted = formatting.formatted {
            try attempts.make { try FileSystem.write(formatted.text, to: source.path) }
        }
        let status = Console.report(
            formatting.diagnostics + (difference.map { [$0] } ?? []), paths: [source.path],
            isStrict: false)
        return .of([attempts.status, status])
    }
}
