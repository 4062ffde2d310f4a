#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Everything the tools do with files.
package enum FileSystem {
    /// The content of the file at `path`, or all that is written to the pipe at `path`.
    package static func read(_ path: String) throws -> [UInt8] {
        guard !path.isEmpty else { throw FileError.unreadable(path, "the path is empty") }
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch let error as CocoaError where error.code == .fileReadNoPermission {
            // What is no regular file is refused with the same code.
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw FileError.unreadable(path, reason(error))
            }
            guard let bytes = SystemCalls.readPipe(path) else {
                throw FileError.unreadable(path, "it is not a regular file")
            }
            return bytes
        } catch {
            throw FileError.unreadable(path, reason(error))
        }
    }

    /// Writes `text` unless the file holds it already, so that nothing is built again for nothing.
    /// What it holds stays until all of `text` is written.
    package static func write(_ text: String, to path: String) throws {
        let data = Data(text.utf8)
        if let present = try? Data(contentsOf: URL(filePath: path)), present == data { return }
        do {
            try FileReplacement.write(data, to: resolved(path))
        } catch {
            throw FileError.unwritable(path, reason(error))
        }
    }

    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    /// The paths of the schema files directly in `folder`, sorted; none if there is no folder.
    package static func schemas(in folder: String) throws -> [String] {
        guard exists(folder) else { return [] }
        let names = try names(in: folder)
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { $0.hasSuffix(".telemetry") && !$0.hasPrefix(".") }.sorted()
            .map { prefix + $0 }
    }

    /// One path for a file, whatever links lead to it.
    package static func resolved(_ path: String) -> String {
        URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
            .path(percentEncoded: false)
    }

    /// `path` without dots, from the root of the file system; links stay.
    package static func absolute(_ path: String) -> String {
        URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    }

    /// The same, where the links that lead to the file's folder do not stay.
    package static func resolvedFolder(of path: String) -> String {
        let file = URL(filePath: path).standardizedFileURL
        return file.deletingLastPathComponent().resolvingSymlinksInPath()
            .appending(path: file.lastPathComponent).path(percentEncoded: false)
    }

    private static func names(in folder: String) throws -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw FileError.unreadable(folder, reason(error))
        }
    }

    /// What a call of Foundation was refused for, in words.
    package static func reason(_ error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        return switch error.code {
        case .fileReadNoSuchFile, .fileNoSuchFile: "no such file or folder"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "no space left"
        default:
            (error.underlying as? POSIXError).map { SystemCalls.reason($0.code) } ?? "\(error.code)"
        }
    }
}
