import Foundation

/// A file beside these tests.
enum Fixture {
    /// The text of the file called `name` in the folder `Fixtures`.
    static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url("Fixtures/\(name)")), as: UTF8.self)
    }

    /// The file at `path`, relative to this folder.
    static func url(_ path: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: path)
    }
}
