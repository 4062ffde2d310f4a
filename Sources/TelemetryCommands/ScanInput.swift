import TelemetryGenerator
package import TelemetrySchema

/// The Swift files that a command is told to scan for sinks.
package struct ScanInput {
    package static let options: Set<String> = ["--scan", "--scan-dependencies"]

    /// The files of the module that the schema belongs to.
    package let own: [String]
    private let dependencies: [String]

    /// All of them.
    var files: [String] { own + dependencies }

    package init(_ arguments: Arguments) throws {
        let lists = arguments.values
        guard lists["--scan-dependencies"] == nil || lists["--scan"] != nil else {
            throw UsageError("'--scan-dependencies' needs '--scan'")
        }
        own = lists["--scan"] ?? []
        dependencies = lists["--scan-dependencies"] ?? []
    }

    /// What the scan has to say; nothing where no schema was read or no file was named.
    package func diagnostics(for schema: Schema?) throws -> [Diagnostic] {
        let sources = try SourceReader.sources(files)
        guard let schema, !own.isEmpty else { return [] }
        let (own, dependencies) = (sources.prefix(own.count), sources.dropFirst(own.count))
        return SinkScan(schema, own: Array(own), dependencies: Array(dependencies)).diagnostics()
    }
}
