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
        let old = SchemaPipeline.read(try SchemaLocator.schema(at: old))
        let new = SchemaPipeline.read(try SchemaLocator.schema(at: new))
        _ = Console.reportErrors(of: old)
        _ = Console.reportErrors(of: new)
        guard let oldSchema = old.schema, let newSchema = new.schema else { return .failure }
        let changes = SchemaComparison(old: oldSchema, new: newSchema).changes()
        let renderer = ChangeRenderer(oldPaths: old.paths, newPaths: new.paths)
        if !changes.isEmpty {
            try Console.say(changes.map(renderer.line).joined(separator: "\n"))
        }
        return changes.contains { !$0.breaks.isEmpty } ? .failure : .success
    }
}
