import Foundation
import ProcessSupport
import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema
import Testing

/// What formatting may not change, whatever the schema.
@Suite struct FormatTests {
    /// The schemas of the repository, by their paths in it.
    private static let files: [String] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { path in
            path.hasSuffix(".telemetry") && ["Schema/", "Tests/"].contains { path.hasPrefix($0) }
        }.sorted()
    }()

    private static let folder = BuiltProducts.package

    private func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: Self.folder.appending(path: path)))
    }

    private func format(_ bytes: [UInt8]) -> FormattedFile? {
        SchemaPipeline.format(SourceFile(path: "", bytes: bytes)).formatted
    }

    /// What is generated from a schema, without the lines of its declarations.
    private func output(_ bytes: [UInt8]) -> [[UInt8]]? {
        let reading = SchemaPipeline.read([SourceFile(path: "", bytes: bytes)])
        guard let schema = reading.schema else { return nil }
        let output = SchemaPipeline.emit(schema, module: "Checked")
        let wiring = output.wiring.replacing(/SchemaLocation\("", [0-9]+\)/, with: "place")
        return [Array(output.events.utf8), Array(wiring.utf8)]
    }

    /// Whether the file was formatted; that it then says the same, and stays as it is.
    private func isFormatted(_ bytes: [UInt8], _ what: String) -> Bool {
        guard let text = format(bytes)?.text else { return false }
        let formatted = Array(text.utf8)
        if output(formatted) != output(bytes) { Issue.record("\(what) says something else") }
        let again = format(formatted)
        if again.map({ Array($0.text.utf8) }) != formatted {
            Issue.record("\(what) does not stay as it is")
        }
        if again?.difference != nil { Issue.record("\(what) is said to be different") }
        return true
    }

    @Test func findsTheSchemasOfTheRepository() {
        #expect(Self.files.contains("Schema/PuzzleGame.telemetry"))
        #expect(Self.files.count > 80)
    }

    @Test func changesNothingThatIsReadFromAFileOfTheRepository() throws {
        let formatted = try Self.files.filter { isFormatted(try bytes($0), $0) }
        #expect(formatted.count > 50)
    }

    @Test func changesNothingThatIsReadFromARandomSchema() {
        var numbers = SeededNumbers(seed: 5)
        let formatted = (0..<400 as Range<UInt64>).filter { seed in
            let bytes = Array(RandomSchema.text(seed: seed).utf8)
            _ = isFormatted(Blanks.scattered(in: bytes, &numbers), "scattered seed \(seed)")
            return isFormatted(bytes, "seed \(seed)")
        }
        #expect(formatted.count > 200)
    }

    @Test func changesNothingThatIsReadFromADamagedSchema() throws {
        var numbers = SeededNumbers(seed: 3)
        let whole = try bytes("Tests/TelemetryStrictnessTests/Fixtures/Rich.telemetry")
        let formatted = (0..<500).filter { round in
            isFormatted(Mutation.mutated(whole, &numbers), "round \(round)")
        }
        #expect(formatted.count > 30)
    }

    @Test(arguments: files.filter { $0.hasPrefix("Schema/") })
    func isHowTheSchemaOfTheExampleIsWritten(_ path: String) throws {
        let formatting = SchemaPipeline.format(SourceFile(path: path, bytes: try bytes(path)))
        #expect(formatting.diagnostics == [])
        #expect(formatting.formatted?.difference == nil)
    }
}
