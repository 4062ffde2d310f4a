import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct SeveralFilesTests {
    @Test func resolvesNamesAcrossFilesInAnyOrder() {
        let reading = read(
            "event a: business\n  size: Size\n", "category business\nenum Size\n  s\n")
        #expect(said(about: reading) == [])
        #expect(reading.schema?.paths == ["1", "2"])
    }

    @Test func namesTheOtherFileOfADuplicate() {
        #expect(
            said(about: read("category business\nevent a: business\n", "\ncategory business")) == [
                "2:2:10: error: category 'business' is given twice [duplicate-name]",
                "1:1:10: note: 'business' is declared here",
            ])
    }

    @Test func takesTheAccessLevelOnce() {
        #expect(
            said(about: read("access public\nevent a", "access public")) == [
                "2:1:8: error: 'access' is given twice [duplicate-attribute]",
                "1:1:8: note: first given here",
            ])
    }

    @Test func doesNotContinueADeclarationOfTheFileBefore() {
        #expect(
            said(about: read("event a", "  x: Int\n")) == [
                "2:1:3: error: an indented line belongs to a declaration, and none precedes it "
                    + "[unexpected-indentation]"
            ])
    }

    @Test func doesNotCarryDocumentationIntoTheNextFile() {
        #expect(
            said(about: read("event a\n/// Of nothing.", "event b")) == [
                "1:2:1: error: '///' documents the declaration, field or value on the next line; "
                    + "nothing follows here [misplaced-documentation]"
            ])
    }

    @Test func reportsAnEmptySchemaOnce() {
        #expect(
            said(about: read("", "// nothing\n")) == [
                "1:1:1: error: the schema declares no event [empty-schema]"
            ])
    }

    @Test func reportsInTheOrderOfFilesLinesAndColumns() {
        let reading = read("event a: x, y\n  q: R\n", "event b: z\n")
        #expect(
            said(about: reading).map { $0.prefix { $0 != " " } } == [
                "1:1:10:", "1:1:13:", "1:2:6:", "2:1:10:",
            ])
    }

    @Test func ordersFilesByTheirOutputPathsWhateverTheirOrderAndPlace() {
        func file(_ path: String, _ outputPath: String, _ event: String) -> SourceFile {
            SourceFile(path: path, outputPath: outputPath, bytes: Array("event \(event)\n".utf8))
        }
        let files = [file("/z", "a", "first"), file("/a", "b", "second"), file("/b", "b", "third")]
        for files in [files, files.reversed(), [files[1], files[0], files[2]]] {
            let reading = SchemaPipeline.read(files)
            #expect(reading.schema?.events.map(\.name) == ["first", "second", "third"])
            #expect(reading.paths == ["/z", "/a", "/b"])
        }
    }
}
