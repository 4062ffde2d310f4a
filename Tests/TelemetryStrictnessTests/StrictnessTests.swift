import Foundation
import ProcessSupport
import Testing

/// One schema with everything in it, under every setting that a consumer may have.
@Suite struct StrictnessTests {
    private static let features = [
        "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances",
        "InternalImportsByDefault", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    private static let everyFeature = features.flatMap { ["-enable-upcoming-feature", $0] }
    private static let settings: [[String]] =
        [
            ["-swift-version", "5"], ["-swift-version", "6", "-D", "DEBUG"],
            ["-swift-version", "5", "-default-isolation", "MainActor", "-D", "DEBUG"],
            ["-swift-version", "6", "-default-isolation", "MainActor"],
            ["-swift-version", "5", "-strict-memory-safety", "-D", "DEBUG"],
            ["-swift-version", "5", "-D", "DEBUG"] + everyFeature,
            ["-swift-version", "6", "-strict-memory-safety", "-default-isolation", "MainActor"]
                + ["-D", "DEBUG"] + everyFeature,
        ]
        + features.map { ["-swift-version", "5", "-D", "DEBUG", "-enable-upcoming-feature", $0] }

    @Test(arguments: ["internal", "package", "public"], settings)
    func compilesWithoutAWarning(_ access: String, _ options: [String]) throws {
        try expectNoWords(access, beside: ["Uses.swift.txt"], options)
    }

    @Test(arguments: ["internal", "public"])
    func compilesBesideTypesOfTheSameNames(_ access: String) throws {
        try expectNoWords(access, beside: ["Shadows.swift.txt"], Self.settings[6])
    }

    @Test(arguments: ["internal", "public"])
    func compilesBesideATestableImportOfTheRuntime(_ access: String) throws {
        let uses = try "@testable import TelemetryFacade\n" + Fixture.text("Uses.swift.txt")
        try expectNoWords(access, besideText: [uses], Self.settings[1])
    }

    private func expectNoWords(
        _ access: String, beside names: [String], _ options: [String]
    ) throws {
        try expectNoWords(access, besideText: try names.map(Fixture.text), options)
    }

    private func expectNoWords(
        _ access: String, besideText texts: [String], _ options: [String]
    ) throws {
        let folder = try TemporaryFolder()
        let schema = try "access \(access)\n" + Fixture.text("Rich.telemetry")
        var files = try GeneratedSchema(schema).write(to: folder)
        for (index, text) in texts.enumerated() {
            try folder.write(text, to: "Own\(index).swift")
            files.append(folder.url("Own\(index).swift"))
        }
        let run = try SwiftCompiler.check(files, options + ["-warnings-as-errors"])
        #expect(run.errors == "")
        #expect(run.exitCode == 0)
    }
}
