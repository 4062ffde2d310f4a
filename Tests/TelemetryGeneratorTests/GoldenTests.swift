import Foundation
import ProcessSupport
import TelemetryDocuments
import TelemetryGenerator
import Testing

/// Generated output, byte for byte, for one schema for each part of the language.
///
/// The golden files are written anew, instead of compared, by
/// `UPDATE_GOLDEN_FILES=1 swift test --filter GoldenTests`: read the difference before committing.
/// They are called `.swift.txt` because nobody builds or formats them as they stand.
@Suite struct GoldenTests {
    @Test(arguments: try GoldenSchema.names(in: "Golden"))
    func generatesTheSameBytes(_ name: String) throws {
        let output = try GoldenSchema(name).output
        try expect(output.events, in: "Golden/\(name).events.swift.txt")
        try expect(output.wiring, in: "Golden/\(name).wiring.swift.txt")
    }

    @Test(
        arguments: try GoldenSchema.names(in: "Golden"),
        [SwiftCompiler.strict, SwiftCompiler.loose])
    func generatesWhatCompilesWithoutAWarning(_ name: String, _ options: [String]) throws {
        let folder = try TemporaryFolder()
        let files = try GoldenSchema(name).write(to: folder)
        let run = try SwiftCompiler.check(files, options)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }

    @Test(arguments: ["Documents"])
    func describesTheSchemaInTheSameBytes(_ name: String) throws {
        let schema = try GoldenSchema(name).schema
        for (format, ending) in [
            (CatalogueFormat.markdown, "md"), (.html, "html"), (.json, "json"),
        ] {
            let text = SchemaPipeline.emitCatalogue(schema, as: format)
            try expect(text, in: "Golden/\(name).catalogue.\(ending)")
        }
        try expect(SchemaPipeline.emitJSONSchema(schema), in: "Golden/\(name).schema.json")
    }

    @Test func keepsNoGoldenFileWithoutItsSchema() throws {
        let names = Set(try GoldenSchema.names(in: "Golden"))
        let files = try FileManager.default.contentsOfDirectory(
            atPath: GoldenSchema.file("Golden").path)
        let orphans = files.filter { !names.contains(String($0.prefix { $0 != "." })) }
        #expect(orphans == [])
    }

    private func expect(_ text: String, in path: String) throws {
        let file = GoldenSchema.file(path)
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN_FILES"] != nil {
            try Data(text.utf8).write(to: file)
        }
        // As bytes, because a string is equal to another spelling of its letters.
        let (found, golden) = (Data(text.utf8), try Data(contentsOf: file))
        guard found != golden else { return }
        let lines = zip(Self.lines(found), Self.lines(golden)).enumerated()
        guard let (index, line) = lines.first(where: { $1.0 != $1.1 }) else {
            Issue.record("\(path) ends elsewhere")
            return
        }
        let (now, then) = (
            String(decoding: line.0, as: UTF8.self), String(decoding: line.1, as: UTF8.self)
        )
        Issue.record("\(path):\(index + 1) is '\(then)', now '\(now)'")
    }

    private static func lines(_ text: Data) -> [Data] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
}
