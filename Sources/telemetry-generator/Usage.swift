import TelemetryCommands

/// The words about how the tool is called.
enum Usage {
    static let help = """
        Generates Swift from telemetry schemas (*.telemetry) for the build-tool plugin, as
        'telemetry-schema generate' does.

        \(GenerateUsage.synopsis("telemetry-generator"))
        \(GenerateUsage.explanation)

        Swift files to compare with the schema:
        \(GenerateUsage.scanOptions)

        \(GenerateUsage.diagnostics)
        Exit status: 0 fine, 1 the schema has mistakes, 2 the call has mistakes.
        What cannot be read or written is a mistake as well.
        """
}
