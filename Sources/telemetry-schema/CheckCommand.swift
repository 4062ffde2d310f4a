import TelemetryGenerator
import TelemetrySchema

/// `telemetry-schema check`
struct CheckCommand {
    private let files: [String]
    private let isStrict: Bool
    private let today: CalendarDate?

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments, options: ["--today"], flags: ["--strict"])
        guard !arguments.asksForHelp else { return nil }
        guard !arguments.files.isEmpty else { throw UsageError("a schema file is missing") }
        files = arguments.files
        isStrict = arguments.flags.contains("--strict")
        today = try arguments.single("--today").map { text in
            guard let date = CalendarDate(text) else {
                throw UsageError("'\(text)' is not a date; expected the form 2027-06-01")
            }
            return date
        }
    }

    func run() throws -> ExitStatus {
        let sources = try SchemaLocator.files(files, relativeTo: nil)
        let reading = SchemaPipeline.read(sources)
        let expired = today.map { reading.schema?.expiredEvents(on: $0) ?? [] } ?? []
        let diagnostics = reading.diagnostics + expired
        return Console.report(diagnostics, paths: reading.paths, isStrict: isStrict)
    }
}
