public import Foundation

/// A folder that goes, with everything in it, when nobody needs it any more.
public final class TemporaryFolder: Sendable {
    /// The folder, by its real path.
    public let url: URL

    /// Makes an empty folder called `name`, in a folder of its own.
    public init(_ name: String = "folder") throws {
        parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "telemetry-tests-\(UUID().uuidString)")
        url = parent.appending(path: name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    private let parent: URL

    deinit {
        try? FileManager.default.removeItem(at: parent)
    }

    /// What lies, or may lie, at `path` in the folder.
    public func url(_ path: String) -> URL {
        url.appending(path: path)
    }

    /// The same as a path.
    public func path(_ path: String) -> String {
        url(path).path(percentEncoded: false)
    }

    /// Writes `text` to `path`, making the folders on the way; what that path is.
    @discardableResult
    public func write(_ text: String, to path: String) throws -> String {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return self.path(path)
    }

    /// What the file at `path` holds.
    public func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    /// The paths of all files in the folder, relative to it, sorted.
    public func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path("")).sorted()
    }
}
