import TelemetryCommands
import TelemetryDocuments
import TelemetryFiles
import TelemetryGenerator

/// `telemetry-schema diff`
struct DiffCommand {
    private let old: String
    private let new: String

    /// `nil` where help was asked for.
    init?(_ arguments: [String]) throws {
        let arguments = try Arguments(arguments)
        guard !arguments.asksForHelp else { return nil }
        guard arguments.files.count == 2 else {
            throw UsageError("expected two schemas, OLD and NEW, found \(arguments.files.count)")
        }
        (old, new) = (arguments.files[0], arguments.files[1])
    }

    func run() throws -> ExitStatus {
        var attempts = Attempts()
        let readings = try [old, new].map { path in
            try attempts.make { SchemaPipeline.read(try SchemaLocator.schema(at: path)) }
        }
        for reading in readings.compactMap(\.self) { _ = Console.reportErrors(of: reading) }
        guard let old = readings[0], let new = readings[1], let oldSchema = old.schema,
            let newSchema = new.schema
        else { return .failure }
        let changes = SchemaComparison(old: oldSchema, new: newSchema).changes()
        let renderer = ChangeRenderer(oldPaths: old.paths, newPaths: new.paths)
        if !changes.isEmpty {
            try Console.say(changes.map(renderer.line).joined(separator: "\n"))
        }
        return changes.contains { !$0.breaks.isEmpty } ? .failure : .success
    }
}
