import TelemetryCommands
import TelemetryFiles
import TelemetryGenerator
import TelemetrySchema

extension Console {
    /// Prints why there is no schema, if that is so: warnings are for whoever checks it.
    static func reportErrors(of reading: SchemaPipeline.Reading) -> ExitStatus {
        let errors = reading.diagnostics.filter { $0.severity == .error }
        return report(errors, paths: reading.paths, isStrict: false)
    }
}
