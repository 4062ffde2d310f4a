import TelemetryFiles
package import TelemetrySchema

/// Finds the files that make a schema.
package enum SchemaLocator {
    /// The named files, each once, however often and by whatever path it is named.
    package static func files(_ paths: [String], relativeTo root: String?) throws -> [SourceFile] {
        var seen: Set<ExactText> = []
        let distinct = paths.filter { seen.insert(Self.identity($0)).inserted }
        return try SourceReader.sources(distinct) { path in
            try root.map { try relative(path, to: $0) }
        }
    }

    /// The files of the one place, among those a schema may stand in, that has any.
    static func onlyPlace(
        folders: [String], files: [String], module: String, relativeTo root: String?
    ) throws -> [SourceFile] {
        let candidates =
            files.map { (name: $0, files: FileSystem.exists($0) ? [$0] : []) }
            + (try folders.map {
                (name: $0 + "/*.telemetry", files: try FileSystem.schemas(in: $0))
            })
        var seen: Set<ExactText> = []
        let places = candidates.filter { place in
            !place.files.filter { seen.insert(Self.identity($0)).inserted }.isEmpty
        }
        guard let place = places.first else {
            throw FileError.noSchema(module, lookedAt: candidates.map(\.name))
        }
        guard places.count == 1 else {
            throw FileError.schemaInSeveralPlaces(module, places.map(\.name))
        }
        return try self.files(place.files, relativeTo: root)
    }

    /// What two paths have in common that lead to the same file.
    static func identity(_ path: String) -> ExactText {
        ExactText(SystemCalls.number(of: path) ?? FileSystem.resolved(path))
    }

    /// `path` as it stands below `root`, whatever links and dots lead to either.
    private static func relative(_ path: String, to root: String) throws -> String {
        let roots = [FileSystem.resolved(root), FileSystem.absolute(root)]
        // What a link outside the root leads to is called by its link.
        let paths = [FileSystem.resolvedFolder(of: path), FileSystem.absolute(path)]
        for path in paths {
            for root in roots {
                let prefix = root.hasSuffix("/") ? root : root + "/"
                guard path.utf8.starts(with: prefix.utf8) else { continue }
                return String(decoding: path.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
            }
        }
        throw UsageError("'\(path)' does not lie in the folder '\(root)' of '--relative-to'")
    }
}
