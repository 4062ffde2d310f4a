import TelemetryCommands
import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

/// `telemetry-schema check`
struct CheckCommand {
    private let files: [String]
    private let isStrict: Bool
    private let today: CalendarDate?
    private let earlier: String?
    private let scan: ScanInput

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(
            arguments, options: ["--today", "--against"], lists: ScanInput.options,
            flags: ["--strict"])
        guard !arguments.asksForHelp else { return nil }
        files = try arguments.schemaFiles()
        scan = try ScanInput(arguments)
        isStrict = arguments.flags.contains("--strict")
        earlier = try arguments.single("--against")
        today = try arguments.single("--today").map { text in
            guard let date = CalendarDate(text) else {
                throw UsageError("'\(text)' is not a date; expected the form 2027-06-01")
            }
            return date
        }
    }

    func run() throws -> ExitStatus {
        var attempts = Attempts()
        let earlier = try earlier.flatMap { path in
            try attempts.make { try EarlierSchema(path) }
        }
        let sources = try attempts.make { try SchemaLocator.files(files, relativeTo: nil) }
        guard let sources else { return .failure }
        let reading = SchemaPipeline.read(sources)
        let expired = today.map { reading.schema?.expiredEvents(on: $0) ?? [] } ?? []
        let scanned = try attempts.make { try scan.diagnostics(for: reading.schema) } ?? []
        let paths = reading.paths + scan.own
        let broken = earlier?.diagnostics(for: reading.schema, after: paths.count) ?? []
        return .of([
            attempts.status, earlier?.report() ?? .success,
            Console.report(
                reading.diagnostics + expired + scanned + broken,
                paths: paths + (earlier?.paths ?? []), isStrict: isStrict),
        ])
    }
}
