import TelemetryCommands
import TelemetryFiles
import TelemetrySchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension SchemaLocator {
    /// The files of a schema that `path` names as a whole: one, or the schema files in a folder.
    static func schema(at path: String) throws -> [SourceFile] {
        var isFolder = false
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        guard exists, isFolder else { return try files([path], relativeTo: nil) }
        let files = try FileSystem.schemas(in: path)
        guard !files.isEmpty else { throw FileError.emptyFolder(path) }
        return try self.files(files, relativeTo: nil)
    }
}
