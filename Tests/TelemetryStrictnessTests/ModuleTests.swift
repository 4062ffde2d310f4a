import Foundation
import ProcessSupport
import Testing

/// Schemas in modules of their own.
@Suite struct ModuleTests {
    @Test func servesAnotherModuleThroughASingleImport() throws {
        let folder = try TemporaryFolder()
        try emitModule("Shop", richWithoutLanes(), in: folder)
        let uses = try "import Shop\n\n" + Fixture.text("Uses.swift.txt")
        #expect(try words(about: uses, in: folder) == "")
    }

    @Test func leavesTwoSchemasApartInOneFile() throws {
        let folder = try TemporaryFolder()
        try emitModule("Shop", richWithoutLanes(), in: folder)
        try emitModule("Bank", richWithoutLanes(), in: folder)
        let uses = """
            import Bank
            import Shop

            func use(
                _ shop: Telemetry<Shop.TelemetryEvent>, _ bank: Telemetry<Bank.TelemetryEvent>
            ) -> Bool {
                shop.observe(.launched)
                bank.observe(.default(in: 1, self: "text", init: true, default: .case))
                let live = Telemetry.where(default: NoOpTrackingSink<Shop.TelemetryEvent>())
                return isWhole(Shop.TelemetryWiring.where, live)
            }

            func isWhole<Event>(
                _ manifest: WiringManifest<Event>, _ live: Telemetry<Event>
            ) -> Bool {
                manifest.sinks.count == live.sinks.count
            }

            """
        #expect(try words(about: uses, in: folder) == "")
    }

    @Test func leavesNoSampleInAReleaseBuild() throws {
        #expect(try mentionsSamples(["-O"]) == false)
        // The search would find them.
        #expect(try mentionsSamples(["-D", "DEBUG"]) == true)
    }

    private func mentionsSamples(_ options: [String]) throws -> Bool {
        let folder = try TemporaryFolder()
        try emitModule("Shop", richWithoutLanes(), in: folder, options + ["-c", "-wmo"])
        let object = try Data(contentsOf: folder.url("Shop.o"))
        return object.range(of: Data("amples".utf8)) != nil
            || object.range(of: Data("https://example.com/".utf8)) != nil
    }

    /// Lanes are in another module than the facade, which alone is compiled for these tests.
    private func richWithoutLanes() throws -> String {
        try "access public\n"
            + Fixture.text("Rich.telemetry")
            .replacingOccurrences(of: "  forwarded\n", with: "")
    }

    private func emitModule(
        _ name: String, _ schema: String, in folder: TemporaryFolder, _ options: [String] = []
    ) throws {
        let files = try GeneratedSchema(schema, module: name).write(to: folder, name)
        let run = try compiler(
            ["-emit-module", "-parse-as-library", "-module-name", name, "-swift-version", "6"]
                + ["-emit-module-path", folder.path("\(name).swiftmodule")]
                + (options.isEmpty ? [] : ["-o", folder.path("\(name).o")]) + options
                + files.map(\.path), folder)
        guard run.exitCode == 0 else { throw SwiftProgram.Failure(text: run.errors) }
    }

    /// What the compiler says about a file of another module.
    private func words(about text: String, in folder: TemporaryFolder) throws -> String {
        let path = try folder.write(text, to: "Uses.swift")
        let options = ["-typecheck", "-module-name", "App", "-warnings-as-errors"]
        return try compiler(options + SwiftCompiler.strict + [path], folder).errors
    }

    private func compiler(_ arguments: [String], _ folder: TemporaryFolder) throws -> ProcessRun {
        let facade = try CompiledFacade.shared.get()
        return try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-I", facade.folder.path, "-I", folder.url.path] + arguments)
    }
}
