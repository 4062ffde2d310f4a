import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema
import Testing

@testable import TelemetryDocuments

/// The catalogue for programs.
@Suite struct JSONCatalogueTests {
    private static let rich = "Tests/TelemetryStrictnessTests/Fixtures/Rich.telemetry"

    private func catalogue(_ text: String) throws -> [String: Any] {
        let text = SchemaPipeline.emitCatalogue(try CheckedSchema.read(text), as: .json)
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(object as? [String: Any])
    }

    private func list(_ key: String, of object: [String: Any]) throws -> [[String: Any]] {
        try #require(object[key] as? [[String: Any]])
    }

    @Test func hasEveryKeyOfTheReferenceAndNoOther() throws {
        let catalogue = try catalogue(CheckedSchema.text(of: Self.rich))
        let reference = try CatalogueReferenceTable()
        #expect(Set(catalogue.keys) == Set(reference.lists))
        for key in reference.lists {
            for entry in try list(key, of: catalogue) {
                #expect(
                    Set(entry.keys) == reference.keys(of: key).union(["name", "documentation"]))
            }
        }
        for field in try list("events", of: catalogue).flatMap({ try list("fields", of: $0) }) {
            #expect(
                Set(field.keys)
                    == reference.keys(of: "fields").union(["name", "documentation"]))
        }
    }

    @Test func saysWhichSinksReceiveAnEvent() throws {
        let catalogue = try catalogue(
            """
            category a
            category b
            category c
            event none
            event first: a
            event second: b
            event both: a, b
            event third: c
            sink All: all
            sink Implicit
            sink OfA: a
            sink OfBoth: b, a
            sink Elsewhere: b
              on windows
            wiring live: OfA

            """)
        let receivers = try list("events", of: catalogue).map { $0["receivedBy"] as? [String] }
        #expect(
            receivers == [
                ["All", "Implicit"], ["All", "Implicit", "OfA", "OfBoth"],
                ["All", "Implicit", "OfBoth", "Elsewhere"],
                ["All", "Implicit", "OfA", "OfBoth", "Elsewhere"], ["All", "Implicit"],
            ])
    }

    @Test func saysWhoEmitsAnEvent() throws {
        let catalogue = try catalogue(
            """
            category a
            event none
            event scored
            event measured: a
            sink Board: a
              emits scored
            source Clock
              emits scored, measured

            """)
        let emitters = try list("events", of: catalogue).map { $0["emittedBy"] as? [String] }
        #expect(emitters == [[], ["Board", "Clock"], ["Clock"]])
    }

    @Test func tellsNoSinkFromNoSinks() throws {
        let without = SchemaPipeline.emitCatalogue(
            try CheckedSchema.read("event opened\n"), as: .markdown)
        let with = SchemaPipeline.emitCatalogue(
            try CheckedSchema.read(
                "category a\nevent opened\nevent closed: a\nsink Lines: a\n"), as: .markdown)
        #expect(!without.contains("Received by"))
        #expect(with.contains("\n* Received by: no sink\n"))
        #expect(with.contains("\n* Received by: [`Lines`](#sink-lines)\n"))
    }

    @Test func keepsEveryTextExactly() throws {
        let texts = MarkupTexts.all + MarkupTexts.withHiddenCharacters.map(\.text)
        let schema = texts.enumerated().map { index, text in
            "event event\(index)\n  owner \(MarkupTexts.literal(text))\n"
        }
        let events = try list("events", of: catalogue(schema.joined()))
        for (event, text) in zip(events, texts) {
            let owner = try #require(event["owner"] as? String)
            #expect(owner.unicodeScalars.elementsEqual(text.unicodeScalars))
        }
    }

    @Test func hasNoDocumentationWhereItSaysNothing() throws {
        let schema = try CheckedSchema.read("///\n///\nevent opened\n  ///\n  x: Bool\n")
        let catalogue = SchemaPipeline.emitCatalogue(schema, as: .json)
        #expect(catalogue.components(separatedBy: "\"documentation\": null,\n").count == 3)
        #expect(!SchemaPipeline.emitJSONSchema(schema).contains("\"description\": \"\""))
    }

    @Test(arguments: [
        ("Int8", "-128", "127"), ("Int16", "-32768", "32767"),
        ("Int32", "-2147483648", "2147483647"),
        ("Int64", "-9223372036854775808", "9223372036854775807"),
        ("[Int]?", "-9223372036854775808", "9223372036854775807"), ("UInt8?", "0", "255"),
        ("UInt16", "0", "65535"), ("[UInt32]", "0", "4294967295"),
        ("UInt64", "0", "18446744073709551615"), ("UInt", "0", "18446744073709551615"),
    ])
    func givesEveryRangeInAllItsDigits(_ type: String, _ least: String, _ greatest: String) throws {
        let text = SchemaPipeline.emitCatalogue(
            try CheckedSchema.read("event opened\n  x: \(type)\n"), as: .json)
        #expect(text.contains("\"range\": {\"minimum\": \(least), \"maximum\": \(greatest)},\n"))
        #expect(text.contains("\"type\": \"\(type)\",\n"))
    }

    @Test(.enabled(if: hasJQ))
    func isReadByOtherPrograms() throws {
        let folder = try TemporaryFolder()
        let schema = try CheckedSchema.read(CheckedSchema.text(of: Self.rich))
        let path = try folder.write(
            SchemaPipeline.emitCatalogue(schema, as: .json), to: "catalogue.json")
        let query = ".events[] | .name + \" \" + .wireName + \" \" + (.fields | length | tostring)"
        let run = try ProcessRun(URL(filePath: "/usr/bin/env"), ["jq", "-r", query, path])
        #expect(
            run.output
                == schema.events.map { "\($0.name) \($0.wireName) \($0.fields.count)\n" }.joined())
        #expect(run.exitCode == 0)
    }

    private static var hasJQ: Bool {
        let run = try? ProcessRun(URL(filePath: "/usr/bin/env"), ["jq", "--version"])
        if run?.exitCode == 0 { return true }
        FileHandle.standardError.write(
            Data("\n*** NOT TESTED: jq is not installed; see .ci/run ***\n\n".utf8))
        return false
    }
}
