package import TelemetryFiles

/// A command-line tool: runs a command, and turns what it throws into words.
package struct Tool {
    private let name: String
    private let help: String

    /// `help` says how the tool with this name is called.
    package init(_ name: String, help: String) {
        self.name = name
        self.help = help
    }

    /// `command` returns nothing where help was asked for.
    package func run(_ command: () throws -> ExitStatus?) -> ExitStatus {
        do {
            var attempts = Attempts()
            return try attempts.make { try completed(command) } ?? attempts.status
        } catch let error as UsageError {
            let hint = "Run '\(name) --help' to see how it is called."
            Console.complain("error: \(error.message)\n\n\(hint)")
            return .usage
        } catch {
            Console.complain("error: \(error)")
            return .failure
        }
    }

    private func completed(_ command: () throws -> ExitStatus?) throws -> ExitStatus {
        if let status = try command() { return status }
        try Console.say(help)
        return .success
    }
}
