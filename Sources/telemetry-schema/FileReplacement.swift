import TelemetryFiles

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a file that people keep, so that they lose nothing.
enum FileReplacement {
    /// Keeps what the file at `path` holds until all of `text` is written, and its owner and
    /// permissions. Takes a second file for a while; where the folder allows none, or the file has
    /// other names, it is written in place. Does nothing where the file holds `text` already.
    static func write(_ text: String, over path: String) throws {
        let data = Data(text.utf8)
        do {
            guard try Data(contentsOf: URL(filePath: path)) != data else { return }
            try replace(FileSystem.resolved(path), by: data)
        } catch {
            throw FileError.unwritable(path, FileSystem.reason(error))
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
}
