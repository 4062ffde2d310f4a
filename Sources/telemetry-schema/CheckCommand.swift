import TelemetryGenerator
import TelemetrySchema

/// `telemetry-schema check`
struct CheckCommand {
    private let files: [String]
    private let isStrict: Bool
    private let today: CalendarDate?
    private let scan: ScanInput

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(
            arguments, options: ["--today"], lists: ScanInput.options, flags: ["--strict"])
        guard !arguments.asksForHelp else { return nil }
        guard !arguments.files.isEmpty else { throw UsageError("a schema file is missing") }
        files = arguments.files
        scan = try ScanInput(arguments)
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
        let scanned = try scan.diagnostics(for: reading.schema)
        return Console.report(
            reading.diagnostics + expired + scanned, paths: reading.paths + scan.own,
            isStrict: isStrict)
    }
}
