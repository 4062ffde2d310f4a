import Foundation

/// Where the files of these tests are.
enum Fixtures {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

    /// The stand-ins for Apple's modules, a folder each.
    static let stubs = tests.appending(path: "Stubs")
    /// The programs that use the package as an app does.
    static let programs = tests.appending(path: "Programs")
    /// The files that must not compile, with the expected error in the first line.
    static let misuse = tests.appending(path: "Misuse")
    /// The package's own sources.
    static let sources = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources")

    /// Every file under `folder` whose name ends in `ending`, in the order of their paths.
    static func files(in folder: URL, ending: String) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".\(ending)") }
            .sorted()
            .map { folder.appending(path: $0) }
    }
}
