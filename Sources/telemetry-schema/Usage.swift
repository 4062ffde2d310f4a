import TelemetryCommands

/// The words about how the tool is called.
enum Usage {
    /// Every command, for a list of what was expected.
    static let commands = "check, generate, diff, catalog, json-schema or format"

    static let help = """
        Reads telemetry schemas (*.telemetry), reports their mistakes, generates Swift,
        compares, documents and formats them.

        telemetry-schema check [--strict] [--today DATE] [--against OLD] FILE…
                               [--scan FILE.swift…]
            Reports every mistake of the schema that the files make together.
            --strict        warnings are errors
            --today DATE    events that expired before DATE (2027-06-01) are errors
            --against OLD   so is what breaks those who rely on OLD, a file or folder

        telemetry-schema diff OLD NEW
            Prints what changed from one schema to the other, and whom that breaks. Each
            is a file, or a folder whose *.telemetry files make one schema.

        \(GenerateUsage.synopsis("telemetry-schema generate"))
        \(GenerateUsage.explanation)

        telemetry-schema catalog [--format markdown|html|json] FILE…
            Writes what people who read events want to know to standard output.
            --format FORMAT     what it is written in; Markdown if nothing is said

        telemetry-schema json-schema FILE…
            Writes a JSON Schema of the lines that StreamSink writes as JSON Lines to
            standard output.

        telemetry-schema format [--check] FILE…
            Writes each file in the one form in which all are written. A file with mistakes
            of syntax is not touched.
            --check         writes nothing; a file in another form is an error

        'check' and 'generate' take Swift files to compare with the schema:
        \(GenerateUsage.scanOptions)

        \(GenerateUsage.diagnostics)
        Exit status: 0 fine, 1 the schema has mistakes, 2 the call has mistakes.
        A breaking change and a file in another form are mistakes; so is what cannot be read
        or written.
        """
}
