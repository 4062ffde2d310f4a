package import TelemetryGenerator
package import TelemetrySchema

extension SchemaPipeline {
    /// What formatting a file came to.
    package struct Formatting: Sendable {
        /// What is wrong with the file, in order of position.
        package let diagnostics: [Diagnostic]
        /// The text that it should have; `nil` if it was refused.
        package let formatted: FormattedFile?
    }

    /// Formats one file, whatever the names in it stand for: text → tokens → text. Nothing but
    /// mistakes of syntax refuses it.
    package static func format(_ file: SourceFile) -> Formatting {
        let diagnostics = DiagnosticCollector()
        var parser = Parser(diagnostics: diagnostics)
        let lines = Array(Lexer(file, file: 0, diagnostics: diagnostics))
        let declarations = BlockGrouper(lines, diagnostics: diagnostics)
        parser.parse(declarations)
        let formatted = diagnostics.hasErrors ? nil : SchemaFormatter(file, lines).format()
        return Formatting(diagnostics: diagnostics.sorted, formatted: formatted)
    }
}
