import Foundation
import Testing

/// A file of the folder `Invalid`.
struct InvalidSchema: CustomTestStringConvertible {
    /// The identifier of the rule, perhaps with a number behind it.
    let name: String
    private let url: URL

    /// Every file, in order of name.
    static let all: [InvalidSchema] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Invalid")
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "telemetry" }
            .map { InvalidSchema(name: $0.deletingPathExtension().lastPathComponent, url: $0) }
            .sorted { $0.name < $1.name }
    }()

    /// The identifier of the rule that the file is for.
    var rule: String {
        var parts = name.split(separator: "-")
        if let last = parts.last, Int(last) != nil { parts.removeLast() }
        return parts.joined(separator: "-")
    }

    var testDescription: String { name }

    func bytes() throws -> [UInt8] {
        Array(try Data(contentsOf: url))
    }
}
