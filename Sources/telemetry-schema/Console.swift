import TelemetryGenerator
import TelemetrySchema

/// What the tool says to whoever called it.
enum Console {
    /// The lines of `text`, to standard output; throws if that does not take them.
    static func say(_ text: String) throws {
        try write(text + "\n")
    }

    /// All of `text` as it is, to standard output; throws if that does not take it.
    static func write(_ text: String) throws {
        if let error = SystemCalls.writeAll(text, to: 1) {
            throw FileError.unwritableOutput(SystemCalls.reason(error))
        }
    }

    /// To standard error.
    static func complain(_ text: String) {
        _ = SystemCalls.writeAll(text + "\n", to: 2)
    }

    /// Prints why there is no schema, if that is so: warnings are for whoever checks it.
    static func reportErrors(of reading: SchemaPipeline.Reading) -> ExitStatus {
        let errors = reading.diagnostics.filter { $0.severity == .error }
        return report(errors, paths: reading.paths, isStrict: false)
    }

    /// Prints every diagnostic; whether the schema is fine.
    static func report(
        _ diagnostics: [Diagnostic], paths: [String], isStrict: Bool
    ) -> ExitStatus {
        let renderer = DiagnosticRenderer(paths: paths, isStrict: isStrict)
        let lines = diagnostics.inOrder.flatMap(renderer.lines)
        if !lines.isEmpty { complain(lines.joined(separator: "\n")) }
        let isRefused = diagnostics.contains { isStrict || $0.severity == .error }
        return isRefused ? .failure : .success
    }
}
