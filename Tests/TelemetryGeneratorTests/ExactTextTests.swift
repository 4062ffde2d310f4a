import TelemetryDocuments
import TelemetryGenerator
import Testing

/// Texts on the wire are what the schema spells, not what Swift's strings are equal to.
@Suite struct ExactTextTests {
    // The Kelvin sign, to which the letter K is equal.
    private static let sign: Unicode.Scalar = "\u{212A}"

    @Test(arguments: [
        "event K\n  as \"\u{212A}\"\n", "event a\n  K: Int as \"\u{212A}\"\n",
        "event a\n  x: E\nenum E\n  K = \"\u{212A}\"\n",
        "event a\n  x: Int unit \"\u{212A}\"\n",
    ])
    func keepsASpellingThatIsEqualToTheName(_ text: String) throws {
        let schema = try GoldenSchema.read(text)
        let events = SchemaPipeline.emit(schema, module: "App").events
        #expect(events.unicodeScalars.contains(Self.sign))
        #expect(SchemaPipeline.emitJSONSchema(schema).unicodeScalars.contains(Self.sign))
    }

    @Test func tellsTheNameOfAFieldWhoseKeyIsSpeltOtherwise() throws {
        let schema = try GoldenSchema.read("event a\n  K: Int as \"\u{212A}\"\n")
        #expect(SchemaPipeline.emitJSONSchema(schema).contains("\"title\": \"K\""))
    }
}
