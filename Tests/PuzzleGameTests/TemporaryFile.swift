import Foundation

/// A file that goes when nobody needs it any more.
final class TemporaryFile {
    /// The file, open for reading and writing from its beginning.
    let handle: FileHandle
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    /// Makes a file that holds `text`.
    init(_ text: String = "") throws {
        try Data(text.utf8).write(to: url)
        handle = try FileHandle(forUpdating: url)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// What the file holds now.
    func text() throws -> String {
        try String(contentsOf: url, encoding: .utf8)
    }
}
