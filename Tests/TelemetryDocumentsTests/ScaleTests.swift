import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema
import Testing

/// Large schemas. The limit is far above what a linear run takes, and far below a quadratic one.
@Suite(.serialized) struct ScaleTests {
    @Test(arguments: [1, 10_000])
    func describesSoManyEvents(_ count: Int) throws {
        let events = (0..<count).map { event in
            "/// It, with `code` | <b>.\nevent event\(event): c\(event % 64)\n  owner \"o\"\n"
                + "  a: Int unit ms\n  b: String max 20\n  c: Size = small\n"
        }
        try expectToBeQuick(Self.categories + "enum Size\n  small\nsink All\n" + events.joined())
    }

    @Test func describesAnEventOfTenThousandFields() throws {
        let fields = (0..<10_000).map { "  field\($0): [Size]? = nil deprecated\n" }
        try expectToBeQuick("enum Size\n  small\nevent opened\n" + fields.joined())
    }

    @Test func describesAnEnumOfTenThousandValues() throws {
        let values = (0..<10_000).map { "  /// It.\n  value\($0)\n" }
        try expectToBeQuick("enum Size\n\(values.joined())event opened\n  size: Size\n")
    }

    @Test func describesTextsOfAMillionCharacters() throws {
        let text = String(repeating: "é<|`&\\u{7}", count: 100_000)
        try expectToBeQuick(
            "/// \(String(repeating: "é<|`& ", count: 150_000))\nevent opened\n"
                + "  as \"\(text)\"\n  owner \"\(text)\"\n")
    }

    private static let categories = (0..<64).map { "category c\($0)\n" }.joined()

    private func expectToBeQuick(_ text: String) throws {
        let schema = try CheckedSchema.read(text)
        let emitters =
            [SchemaPipeline.emitJSONSchema]
            + CatalogueFormat.allCases.map { format in
                { SchemaPipeline.emitCatalogue($0, as: format) }
            }
        for emit in emitters {
            var size = 0
            let time = ContinuousClock().measure { size = emit(schema).utf8.count }
            #expect(time < .seconds(20))
            // As large as what is described, within reason.
            #expect(size > 500 && size < 40 * text.utf8.count + 10_000)
        }
    }
}
