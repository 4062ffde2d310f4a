/// The words about how Swift is generated, for the help of the tools that do.
package enum GenerateUsage {
    /// What stands behind the words that call the command.
    package static func synopsis(_ call: String) -> String {
        let indentation = String(repeating: " ", count: call.count)
        return """
            \(call) --module NAME --events OUT.swift --wiring OUT.swift
            \(indentation) [--relative-to DIR] [--schema-dir DIR]… [FILE…]
            \(indentation) [--scan FILE.swift…]
            """
    }

    /// What the command does, and its options.
    package static let explanation = """
            Writes the event enum and the wiring of a module; a file whose content
            would not change is not touched.
            --module NAME       the module that the files belong to
            --events FILE       where TelemetryEvent goes
            --wiring FILE       where TelemetryWiring and the factories go
            --relative-to DIR   paths in the output are relative to DIR, which holds the files
            --schema-dir DIR    a folder whose *.telemetry files may be the schema; then
                                exactly one of the folders and files must exist
        """

    /// The options that name Swift files.
    package static let scanOptions = """
            --scan FILE…                the module's own: a sink type in them that the
                                        schema does not declare is a warning, and so is
                                        a declared sink without a type
            --scan-dependencies FILE…   further files in which declared sinks may be
        """

    /// Where mistakes are said.
    package static let diagnostics =
        "Diagnostics go to standard error: path:line:col: error: message [rule-id]"
}
