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
    ///
    /// `keepingOld` keeps what the file holds until all of `text` is written, and its owner and
    /// permissions. It takes a second file for a while, which the sandbox of a plugin does not allow;
    /// where the folder allows none either, or the file has other names, it is written in place.
    package static func write(_ text: String, to path: String, keepingOld: Bool = false) throws {
        let data = Data(text.utf8)
        if let present = try? Data(contentsOf: URL(filePath: path)), present == data { return }
        do {
            if keepingOld {
                try replace(resolved(path), by: data)
            } else {
                try data.write(to: URL(filePath: path))
            }
        } catch {
            throw FileError.unwritable(path, reason(error))
        }
    }

    private static func replace(_ path: String, by data: Data) throws {
        let files = FileManager.default
        let kept = try files.attributesOfItem(atPath: path)
        // A second file could take the place of one that nobody may write to.
        guard files.isWritableFile(atPath: path) else { throw CocoaError(.fileWriteNoPermission) }
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent().path(percentEncoded: false)
        guard files.isWritableFile(atPath: folder), kept[.referenceCount] as? Int == 1 else {
            return try data.write(to: url)
        }
        try data.write(to: url, options: .atomic)
        // Only who may give files away has an owner to restore.
        try? files.setAttributes(
            kept.filter { [.ownerAccountID, .groupOwnerAccountID].contains($0.key) },
            ofItemAtPath: path)
        try files.setAttributes(
            kept.filter { $0.key == .posixPermissions }, ofItemAtPath: path)
    }

    package static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }

    package static func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
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

    private static func reason(_ error: any Error) -> String {
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
