#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a file so that nothing is lost if that fails.
enum FileReplacement {
    /// Keeps what the file at `path` holds, if there is one, until all of `data` is written, and
    /// its owner and permissions. Takes a second file for a while; where the folder allows none,
    /// the file has other names, or it is a pipe or a device, it is written in place.
    static func write(_ data: Data, to path: String) throws {
        let (files, url) = (FileManager.default, URL(filePath: path))
        guard let kept = try? files.attributesOfItem(atPath: path) else {
            return try data.write(to: url, options: .atomic)
        }
        // Of a link that leads to nothing yet.
        guard kept[.type] as? FileAttributeType != .typeSymbolicLink else {
            return try data.write(to: url)
        }
        // A second file could take the place of one that nobody may write to.
        guard files.isWritableFile(atPath: path) else { throw CocoaError(.fileWriteNoPermission) }
        guard isReplaceable(path, kept) else { return try data.write(to: url) }
        try data.write(to: url, options: .atomic)
        // Only who may give files away has an owner to restore.
        try? files.setAttributes(
            kept.filter { [.ownerAccountID, .groupOwnerAccountID].contains($0.key) },
            ofItemAtPath: path)
        try files.setAttributes(
            kept.filter { $0.key == .posixPermissions }, ofItemAtPath: path)
    }

    private static func isReplaceable(_ path: String, _ kept: [FileAttributeKey: Any]) -> Bool {
        let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
        return kept[.type] as? FileAttributeType == .typeRegular
            && kept[.referenceCount] as? UInt == 1
            && FileManager.default.isWritableFile(atPath: folder)
    }
}
