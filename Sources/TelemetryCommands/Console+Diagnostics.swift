package import TelemetryFiles
package import TelemetrySchema

extension Console {
    /// Prints every diagnostic; whether the schema is fine.
    package static func report(
        _ diagnostics: [Diagnostic], paths: [String], isStrict: Bool
    ) -> ExitStatus {
        let renderer = DiagnosticRenderer(paths: paths, isStrict: isStrict)
        let lines = diagnostics.inOrder.flatMap(renderer.lines)
        if !lines.isEmpty { complain(lines.joined(separator: "\n")) }
        let isRefused = diagnostics.contains { isStrict || $0.severity == .error }
        return isRefused ? .failure : .success
    }
}
