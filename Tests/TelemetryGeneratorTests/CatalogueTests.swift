import Foundation
import ProcessSupport
import TelemetryGenerator
import TelemetrySchema
import Testing

/// Catalogues of real products, as they are.
@Suite struct CatalogueTests {
    @Test(arguments: ["element", "fenix"])
    func hasNothingToSayAboutARealCatalogue(_ name: String) throws {
        let bytes = Array(try Data(contentsOf: GoldenSchema.file("Catalogues/\(name).telemetry")))
        let reading = SchemaPipeline.read([SourceFile(path: name, bytes: bytes)])
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [("element", 36), ("fenix", 306)])
    func generatesACaseForEveryEvent(_ name: String, _ count: Int) throws {
        let events = try GoldenSchema(name, in: "Catalogues").output.events
        let cases = events.components(separatedBy: "\n").filter { $0.hasPrefix("    case ") }
        // One level further in stand the values of enums, and the cases of switches.
        #expect(cases.count { !$0.hasSuffix(":") } == count)
    }

    @Test(arguments: ["element", "fenix"], [SwiftCompiler.strict, SwiftCompiler.loose])
    func compilesARealCatalogueWithoutAWarning(_ name: String, _ options: [String]) throws {
        let folder = try TemporaryFolder()
        let files = try GoldenSchema(name, in: "Catalogues").write(to: folder)
        let run = try SwiftCompiler.check(files, options)
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }
}
