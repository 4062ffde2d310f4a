import TelemetryGenerator
import TelemetrySchema

/// The Swift files that a command is told to scan for sinks.
struct ScanInput {
    static let options: Set<String> = ["--scan", "--scan-dependencies"]

    /// The files of the module that the schema belongs to.
    let own: [String]
    private let dependencies: [String]

    /// All of them.
    var files: [String] { own + dependencies }

    init(_ arguments: Arguments) throws {
        let lists = arguments.values
        guard lists["--scan-dependencies"] == nil || lists["--scan"] != nil else {
            throw UsageError("'--scan-dependencies' needs '--scan'")
        }
        own = lists["--scan"] ?? []
        dependencies = lists["--scan-dependencies"] ?? []
    }

    /// What the scan has to say; nothing where no schema was read or no file was named.
    func diagnostics(for schema: Schema?) throws -> [Diagnostic] {
        guard let schema, !own.isEmpty else { return [] }
        return SinkScan(schema, own: try sources(own), dependencies: try sources(dependencies))
            .diagnostics()
    }

    private func sources(_ paths: [String]) throws -> [SourceFile] {
        try paths.map { SourceFile(path: $0, bytes: try FileSystem.read($0)) }
    }
}
