import TelemetryFiles
import TelemetrySchema

/// Reads the files that a command is given.
enum SourceReader {
    /// The files at `paths`, each with what `outputPath` makes of its own. Throws what is wrong
    /// with every one that cannot be read.
    static func sources(
        _ paths: [String], outputPath: (String) throws -> String? = { _ in nil }
    ) throws -> [SourceFile] {
        var errors: [FileError] = []
        let sources = try paths.compactMap { path -> SourceFile? in
            do {
                return SourceFile(
                    path: path, outputPath: try outputPath(path), bytes: try FileSystem.read(path))
            } catch let error as FileError {
                errors.append(error)
                return nil
            }
        }
        guard errors.isEmpty else { throw FileErrors(all: errors) }
        return sources
    }
}
