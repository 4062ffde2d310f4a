import Foundation
import ProcessSupport
import Testing

@testable import TelemetryGenerator

/// Text of any content stays text: it never becomes code, and nothing of it is lost.
@Suite struct TextTests {
    @Test func bringsEveryTextToTheWireAsItIs() throws {
        let literals = HostileTexts.all.map(HostileTexts.literal)
        var schema = ""
        for (index, literal) in literals.enumerated() {
            schema += "enum E\(index)\n  only = \(literal)\n"
            schema += "event e\(index)\n  as \(literal)\n  owner \(literal)\n"
            schema += "  text: String = \(literal) as \(literal) deprecated \(literal)\n"
            schema += "  value: E\(index) = only\n"
            schema += "  number: Int = 1 unit \(literal)\n"
        }
        let shows = literals.indices.map { "show(.e\($0)())\n" }.joined()
        let main = try Fixture.text("Printer.swift.txt") + shows
        let lines = try SwiftProgram.lines(try GeneratedSchema(schema), main: main)
        let expected = HostileTexts.all.map(ExpectedWire.spelled).enumerated().flatMap {
            [
                "e\($0) \($1) info", "  \($1) private string \($1)",
                "  value public string \($1)", "  number public \($1) integer 1",
            ]
        }
        #expect(lines == expected)
    }

    @Test func keepsEveryDeprecationMessage() throws {
        var schema = "access public\nevent current\n"
        for (index, text) in HostileTexts.all.enumerated() {
            schema += "event e\(index)\n  deprecated \(HostileTexts.literal(text))\n"
        }
        let graph = try SymbolGraph(try GeneratedSchema(schema))
        for (index, text) in HostileTexts.all.enumerated() {
            // The graph holds the literal as it stands in the source.
            let message = graph.message(of: "e\(index)")
            #expect(message == String(SwiftLiteral.printed(text).dropFirst().dropLast()))
        }
    }

    @Test func keepsEveryLineOfDocumentation() throws {
        let lines = HostileTexts.all.filter { text in
            // These end the line or are refused in a schema, and are written in no other way.
            !text.unicodeScalars.contains { "\n\r\0".unicodeScalars.contains($0) }
                && !text.unicodeScalars.contains(where: \.properties.isBidiControl)
                && !text.hasPrefix(" ")
        }
        var schema = "access public\n"
        for (index, line) in lines.enumerated() {
            schema += "/// first\n///\n///     \(line)\n/// last\nevent e\(index)\n"
        }
        let graph = try SymbolGraph(try GeneratedSchema(schema))
        for (index, line) in lines.enumerated() {
            // Blanks at the end of a line say nothing and are dropped.
            let kept = "    \(line)".replacing(/[ \t]+$/, with: "")
            let documentation = graph.documentation(of: "e\(index)")
            #expect(documentation == ["first", "", kept, "last"])
        }
    }

    @Test func showsNoControlCharacterOfAnOwnerInAComment() throws {
        let owners = HostileTexts.all.map { "  owner \(HostileTexts.literal($0))\n" }
        let schema = owners.enumerated().map { "event e\($0)\n\($1)" }.joined()
        let events = try GeneratedSchema(schema).output.events
        let shown = events.unicodeScalars.filter {
            $0 != "\n" && $0 != "\t"
                && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
        }
        #expect(Array(shown) == [])
    }
}
