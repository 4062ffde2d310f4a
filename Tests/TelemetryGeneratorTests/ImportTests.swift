import Foundation
import ProcessSupport
import Testing

/// What a consumer's own files may import next to the generated ones.
@Suite struct ImportTests {
    @Test(
        arguments: ["", "private ", "internal ", "package ", "public "],
        ["InternalImports", "FoundationTypes", "Forwarded", "Wirings"])
    func leavesTheConsumersImportsFree(_ access: String, _ name: String) throws {
        let folder = try TemporaryFolder()
        let files = try GoldenSchema(name).write(to: folder)
        try folder.write(
            """
            #if canImport(FoundationEssentials)
            \(access)import FoundationEssentials
            #endif
            \(access)import TelemetryFacade
            \(access)import TelemetryForwarding

            """, to: "Own.swift")
        let run = try SwiftCompiler.check(
            files + [folder.url("Own.swift")], ["-swift-version", "5"])
        #expect(run.errorLines.filter { $0.contains("error: ") } == [])
        #expect(run.exitCode == 0)
    }

    @Test func letsACallSiteImportNothingButItsModule() throws {
        let folder = try TemporaryFolder()
        let files = try GoldenSchema("FoundationTypes").write(to: folder)
        try folder.write(
            """
            func open(_ telemetry: Telemetry<TelemetryEvent>) {
                telemetry.observe(.openedPerhaps(id: nil, page: nil))
            }

            """, to: "Own.swift")
        let run = try SwiftCompiler.check(
            files + [folder.url("Own.swift")], SwiftCompiler.strict)
        #expect(run.errors == "")
    }
}
