import Foundation
import ProcessSupport
import Testing

/// Call sites and composition roots that must not compile.
///
/// Each file of the folder `Refused` is compiled with the schema and the sinks of that folder. What
/// the compiler is to say stands below the line, with a caret below the column.
@Suite struct RefusedTests {
    @Test(
        arguments: try FileManager.default.contentsOfDirectory(
            atPath: GoldenSchema.file("Refused").path
        ).filter { $0.hasSuffix(".swift.txt") }.sorted())
    func saysWhatIsWrong(_ name: String) throws {
        let text = String(
            decoding: try Data(contentsOf: GoldenSchema.file("Refused/\(name)")), as: UTF8.self)
        #expect(try complaints(name, text) == expected(text))
    }

    /// What the compiler says about the file called `name`, as `line:column: error: message`.
    private func complaints(_ name: String, _ text: String) throws -> [String] {
        let folder = try TemporaryFolder()
        let generated = try GoldenSchema("Game", in: "Refused").write(to: folder)
        let sinks = try Data(contentsOf: GoldenSchema.file("Refused/Sinks.swift.txt"))
        try sinks.write(to: folder.url("Sinks.swift"))
        let tested = String(name.dropLast(4))
        try folder.write(text, to: tested)
        let files = Set(["Sinks.swift", tested]).map { folder.url($0) }
        let run = try SwiftCompiler.check(generated + files, ["-swift-version", "6"])
        let prefix = folder.path(tested) + ":"
        let errors = run.errorLines.filter { !$0.hasPrefix(" ") && $0.contains(": error: ") }
        return errors.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 }
    }

    private func expected(_ text: String) -> [String] {
        var expected: [String] = []
        var line = 0
        for (index, text) in text.components(separatedBy: "\n").enumerated() {
            guard text.hasPrefix("//"), let caret = text.firstIndex(of: "^") else {
                line = index + 1
                continue
            }
            let column = text.distance(from: text.startIndex, to: caret) + 1
            expected.append("\(line):\(column):" + text[caret...].dropFirst())
        }
        return expected
    }
}
