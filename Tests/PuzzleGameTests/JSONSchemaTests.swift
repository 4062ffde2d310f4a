import Foundation
import LineSupport
import ProcessSupport
import TelemetryDocuments
import TelemetryGenerator
import TelemetrySchema
import Testing

@testable import PuzzleGame

/// The lines that the game writes, by the JSON Schema of its schema.
@Suite(.enabled(if: JSONSchemaCheck.isInstalled)) struct JSONSchemaTests {
    @Test(arguments: [false, true])
    func describesEveryLineOfTheGame(_ showsPrivateValues: Bool) throws {
        let file = BuiltProducts.package.appending(path: "Schema/PuzzleGame.telemetry")
        let source = SourceFile(path: "Game", bytes: Array(try Data(contentsOf: file)))
        let schema = try #require(SchemaPipeline.read([source]).schema)
        let check = try JSONSchemaCheck(SchemaPipeline.emitJSONSchema(schema))
        let samples = PuzzleGame.TelemetryEvent.samples
        let lines = try StreamedLines.inAFile(samples, showsPrivateValues: showsPrivateValues)
        #expect(try check.mistakes(in: lines) == samples.map { _ in "" })
        #expect(try check.acceptedMutations(of: lines).accepted == [])
    }
}
