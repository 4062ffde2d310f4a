import TelemetryGenerator
import TelemetrySchema

/// Reads texts as the files `1`, `2` … of one schema.
func read(_ texts: String...) -> SchemaPipeline.Reading {
    SchemaPipeline.read(
        texts.enumerated().map { SourceFile(path: "\($0 + 1)", bytes: Array($1.utf8)) })
}

/// What is said about a schema, line by line.
func said(about reading: SchemaPipeline.Reading) -> [String] {
    reading.diagnostics.flatMap(DiagnosticRenderer(paths: reading.paths).lines)
}

/// What is said about the text of one file, without the file's name.
func said(about text: String) -> [String] {
    said(about: read(text)).map { String($0.dropFirst(2)) }
}
