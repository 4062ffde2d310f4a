import TelemetryGenerator
import TelemetrySchema
import Testing

@Suite struct TextTests {
    private static let texts = [
        "a b", "say \"no\"", "back\\slash", "\\(code)", "\\", "\"", "line\nbreak\r\nand\rmore",
        "\u{0}\u{1}\u{7}\u{B}\u{C}\u{1B}[31m\u{7F}\u{85}", "\u{2028}\u{2029}\u{200B}\u{202E}",
        "// no comment", "/// \"\"\" */ `x`", "Größe 大きさ حجم", "👩🏽‍🚀🇩🇪e\u{301}", "{0}{1}",
        " leading and trailing ", String(repeating: "ä\"\\", count: 1_700),
    ]

    /// A literal of the language; with `escapingAll` every character is a `\u{…}`.
    private func literal(_ text: String, escapingAll: Bool) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            let mustBeEscaped =
                ["\"", "\\", "\n", "\r", "\0", "\u{202E}"].contains(scalar) || escapingAll
            return mustBeEscaped
                ? "\\u{" + String(scalar.value, radix: 16) + "}" : String(scalar)
        }
        return "\"" + scalars.joined() + "\""
    }

    @Test(arguments: texts, [false, true])
    func keepsEveryStringAsItWasMeant(_ text: String, escapingAll: Bool) throws {
        let string = literal(text, escapingAll: escapingAll)
        let schema = try #require(
            read(
                """
                enum Size
                  small = \(string)
                event a
                  as \(string)
                  owner \(string)
                  deprecated \(string)
                  x: String = \(string) as \(string) deprecated \(string)
                """
            ).schema)
        let (event, field) = (schema.events[0], schema.events[0].fields[0])
        let strings = [
            event.wireName, event.owner, event.deprecation?.reason, field.key,
            field.deprecation?.reason,
        ]
        #expect(strings.allSatisfy { $0.map { Array($0.utf8) } == Array(text.utf8) })
        #expect(field.defaultValue == .string(text))
        #expect(schema.enumerations[0].values[0].wireValue == .string(text))
    }

    @Test(arguments: texts)
    func keepsEveryLineOfDocumentationAsItWasWritten(_ text: String) throws {
        let scalars = text.unicodeScalars.filter { !["\n", "\r", "\0", "\u{202E}"].contains($0) }
        var line = String(String.UnicodeScalarView(scalars))
        while line.hasSuffix(" ") { line.removeLast() }
        let schema = try #require(read("/// \(line)\nevent a\n  /// \(line)\n  x: Int\n").schema)
        #expect(schema.events[0].documentation == [line])
        #expect(schema.events[0].fields[0].documentation == [line])
    }

    @Test func refusesWireNamesThatDifferOnlyInHowAnAccentIsEncoded() {
        #expect(
            said(about: "event a\n  as \"e\\u{301}\"\nevent b\n  as \"\\u{e9}\"\n") == [
                "4:6: error: event 'b' has the wire name \"\u{e9}\" of 'a' [duplicate-wire-name]",
                "1:7: note: 'a' is declared here",
            ])
    }

    @Test func countsScalarsAndNeitherBytesNorWhatIsSeen() {
        #expect(said(about: "event a\n  x: String = \"👩🏽‍🚀é\" max 5\n") == [])
        #expect(
            said(about: "event a\n  x: String = \"👩🏽‍🚀é\" max 4\n") == [
                "2:15: error: a string of 5 characters is out of range for 'String max 4', "
                    + "which holds at most 4 [out-of-range]"
            ])
    }
}
