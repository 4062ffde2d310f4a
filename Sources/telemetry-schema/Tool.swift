/// The command-line tool: picks the command and turns what it throws into words.
enum Tool {
    static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try command(arguments)
        } catch let error as UsageError {
            Console.complain("error: \(error.message)\n\n\(Usage.hint)")
            return .usage
        } catch let error as FileError {
            Console.complain("error: \(error.message)")
            return .failure
        } catch {
            Console.complain("error: \(error)")
            return .failure
        }
    }

    private static func command(_ arguments: [String]) throws -> ExitStatus {
        let rest = Array(arguments.dropFirst())
        switch arguments.first {
        case "generate": return try GenerateCommand(rest)?.run() ?? help()
        case "check": return try CheckCommand(rest)?.run() ?? help()
        case "diff": return try DiffCommand(rest)?.run() ?? help()
        case "catalog": return try CatalogCommand(rest)?.run() ?? help()
        case "json-schema": return try JSONSchemaCommand(rest)?.run() ?? help()
        case "format": return try FormatCommand(rest)?.run() ?? help()
        case "help", "--help", "-h": return try help()
        case let name?:
            throw UsageError("unknown command '\(name)'; expected \(Usage.commands)")
        case nil: throw UsageError("a command is missing; expected \(Usage.commands)")
        }
    }

    private static func help() throws -> ExitStatus {
        try Console.say(Usage.help)
        return .success
    }
}

/// What the tool's exit status says.
enum ExitStatus: Int32 {
    case success = 0
    /// The schema has mistakes, or a file could not be read or written.
    case failure = 1
    /// The call has mistakes.
    case usage = 2
}
