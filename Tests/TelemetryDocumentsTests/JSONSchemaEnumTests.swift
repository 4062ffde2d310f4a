import Foundation
import ProcessSupport
import TelemetryDocuments
import TelemetryGenerator
import Testing

/// Lines with the values of an enum that no sample has, by the judgement of another program.
@Suite(.enabled(if: JSONSchemaCheck.isInstalled)) struct JSONSchemaEnumTests {
    @Test func takesValuesThatLookMasked() throws {
        let check = try check(
            """
            enum Size
              hidden = "<private>"
            event a
              size: Size private
              text: String
              count: Int private

            """)
        let line = try line("<private>").replacing(
            "},\"cut\":true", with: ",\"text\":\"<private>\",\"count\":1}")
        #expect(try check.mistakes(in: [line]) == [""])
        let wrong = line.replacing("\"text\":\"<private>\"", with: "\"text\":1")
        #expect(try check.mistakes(in: [wrong]) != [""])
    }

    @Test func comparesTheBeginningOfALongValueOnly() throws {
        let long = String(repeating: "^$\\.*+?()[]{}|/-😀 ", count: 3)
        let check = try check(
            """
            enum Size
              one = "x"
              long = \(MarkupTexts.literal(long))
            event a
              size: Size

            """)
        let values = (0..<long.unicodeScalars.count).map { length in
            String(String.UnicodeScalarView(long.unicodeScalars.prefix(length))) + "…"
        }
        #expect(try check.mistakes(in: values.map(line)).filter { !$0.isEmpty } == [])
        let wrong = ["x…", "^$.…", "$…", values[31].replacing("-", with: "+"), long + "…", ""]
        #expect(try check.mistakes(in: wrong.map(line)).filter(\.isEmpty) == [])
    }

    /// A line of the event `a` that was cut in its only field.
    private func line(_ size: String) throws -> String {
        let size = String(decoding: try JSONEncoder().encode(size), as: UTF8.self)
        return "{\"time\":\"1970-01-01T00:00:00.000Z\",\"level\":\"info\",\"event\":\"a\","
            + "\"fields\":{\"size\":\(size)},\"cut\":true}\n"
    }

    private func check(_ text: String) throws -> JSONSchemaCheck {
        try JSONSchemaCheck(SchemaPipeline.emitJSONSchema(CheckedSchema.read(text)))
    }
}
