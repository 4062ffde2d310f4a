import Foundation
import ProcessSupport
import Testing

/// What stands in the schema is what goes on the wire.
@Suite struct WireTests {
    private static let catalogues = "../TelemetryGeneratorTests/Catalogues"

    @Test(arguments: ["element", "fenix"])
    func putsEveryFieldOfARealCatalogueOnTheWireUnderItsKey(_ name: String) throws {
        let file = Fixture.url("\(Self.catalogues)/\(name).telemetry")
        try expectTheWire(of: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    @Test func putsEveryKindOfFieldOnTheWireUnderItsKey() throws {
        try expectTheWire(of: Fixture.text("Rich.telemetry"))
    }

    private func expectTheWire(of text: String) throws {
        let generated = try GeneratedSchema(text)
        let main =
            try Fixture.text("Printer.swift.txt")
            + "for event in TelemetryEvent.samples { show(event) }\n"
        let lines = try SwiftProgram.lines(generated, main: main)
        let expected = ExpectedWire(generated.schema).lines
        let firstDifference = zip(lines, expected).first { $0 != $1 }
        #expect(firstDifference?.0 == firstDifference?.1)
        #expect(lines.count == expected.count)
    }
}
