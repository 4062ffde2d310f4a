package import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

/// `telemetry-generator`, and `telemetry-schema generate`
package struct GenerateCommand {
    private let module: String
    private let events: String
    private let wiring: String
    private let root: String?
    private let folders: [String]
    private let files: [String]
    private let scan: ScanInput

    /// `nil` where help was asked for.
    package init?(_ arguments: [String]) throws {
        let arguments = try Arguments(
            arguments,
            options: ["--module", "--events", "--wiring", "--relative-to", "--schema-dir"],
            lists: ScanInput.options)
        guard !arguments.asksForHelp else { return nil }
        module = try arguments.required("--module")
        events = try arguments.required("--events")
        wiring = try arguments.required("--wiring")
        root = try arguments.single("--relative-to")
        folders = arguments.values["--schema-dir"] ?? []
        scan = try ScanInput(arguments)
        try Self.check(module)
        guard SchemaLocator.identity(events) != SchemaLocator.identity(wiring) else {
            throw UsageError("'--events' and '--wiring' name the same file")
        }
        files = folders.isEmpty ? try arguments.schemaFiles() : arguments.files
    }

    /// Refuses an output that is one of the files read.
    private func refuseOverwriting(_ inputs: [String]) throws {
        let inputs = Set(inputs.map(SchemaLocator.identity))
        for (option, path) in [("--events", events), ("--wiring", wiring)]
        where inputs.contains(SchemaLocator.identity(path)) {
            throw UsageError("'\(option)' names '\(path)', which is read")
        }
    }

    /// The module's name stands in a comment of the output, which nothing may end.
    private static func check(_ module: String) throws {
        let isName = module.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !module.isEmpty, isName else {
            throw UsageError("'--module' needs the name of a Swift module; '\(module)' is none")
        }
    }

    package func run() throws -> ExitStatus {
        var attempts = Attempts()
        let sources = try attempts.make(sources)
        try refuseOverwriting((sources ?? []).map(\.path) + scan.files)
        let reading = sources.map(SchemaPipeline.read)
        let scanned = try attempts.make { try scan.diagnostics(for: reading?.schema) }
        let status = Console.report(
            (reading?.diagnostics ?? []) + (scanned ?? []),
            paths: (reading?.paths ?? []) + scan.own, isStrict: false)
        guard let schema = reading?.schema, scanned != nil else { return .failure }
        let output = SchemaPipeline.emit(schema, module: module)
        try attempts.make { try FileSystem.write(output.events, to: events) }
        try attempts.make { try FileSystem.write(output.wiring, to: wiring) }
        return .of([attempts.status, status])
    }

    private func sources() throws -> [SourceFile] {
        folders.isEmpty
            ? try SchemaLocator.files(files, relativeTo: root)
            : try SchemaLocator.onlyPlace(
                folders: folders, files: files, module: module, relativeTo: root)
    }
}
