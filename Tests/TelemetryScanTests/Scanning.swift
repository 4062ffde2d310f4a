import TelemetrySchema

@testable import TelemetryGenerator

/// The types that a text declares or extends, as `Name: What, It, Inherits`.
func types(in text: String) -> [String] {
    types(in: Array(text.utf8))
}

func types(in bytes: [UInt8]) -> [String] {
    TypeScanner.declarations(in: bytes).map { type in
        ([type.name] + (type.inherited.isEmpty ? [] : [type.inherited.joined(separator: ", ")]))
            .joined(separator: ": ")
    }
}

/// What the scan says about the files `1.swift`, `2.swift` … of a module with this schema, and
/// about files of modules that it depends on.
func said(about schema: String, _ texts: String..., dependencies: String...) -> [String] {
    let reading = SchemaPipeline.read([
        SourceFile(path: "App.telemetry", bytes: Array("event opened\n\(schema)\n".utf8))
    ])
    guard let model = reading.schema else { return ["the schema was refused"] }
    let own = files(texts)
    let scan = SinkScan(model, own: own, dependencies: files(dependencies))
    let renderer = DiagnosticRenderer(paths: reading.paths + own.map(\.path))
    return scan.diagnostics().flatMap(renderer.lines)
}

private func files(_ texts: [String]) -> [SourceFile] {
    texts.enumerated().map { SourceFile(path: "\($0 + 1).swift", bytes: Array($1.utf8)) }
}
