import TelemetryCommands
import TelemetryFiles

/// Picks the command that the first argument names.
enum Command {
    /// `nil` where help was asked for.
    static func run(_ arguments: [String]) throws -> ExitStatus? {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "generate": return try GenerateCommand(rest)?.run()
        case "check": return try CheckCommand(rest)?.run()
        case "diff": return try DiffCommand(rest)?.run()
        case "catalog": return try CatalogCommand(rest)?.run()
        case "json-schema": return try JSONSchemaCommand(rest)?.run()
        case "format": return try FormatCommand(rest)?.run()
        case "help", "--help", "-h": return nil
        case let name?:
            throw UsageError("unknown command '\(name)'; expected \(Usage.commands)")
        case nil: throw UsageError("a command is missing; expected \(Usage.commands)")
        }
    }
}
