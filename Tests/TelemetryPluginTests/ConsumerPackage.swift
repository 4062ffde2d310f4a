import Foundation
import ProcessSupport

/// A copy of the fixture `Consumer`, which depends on this package by path.
///
/// Building one from nothing takes the better part of a minute, so there is one for each build
/// system, and whoever changes it puts it back.
final class ConsumerPackage: Sendable {
    /// The copy, in a path that is not easy to handle.
    let sources: TemporaryFolder
    private let scratch: TemporaryFolder
    private let buildSystem: BuildSystem

    /// The copy for `buildSystem`, built twice: the first build after a cold one may repeat a step.
    static func shared(_ buildSystem: BuildSystem) throws -> ConsumerPackage {
        switch buildSystem {
        case .native: try native.get()
        case .swiftbuild: try swiftbuild.get()
        }
    }

    private static let native = Result { try ConsumerPackage(.native) }
    private static let swiftbuild = Result { try ConsumerPackage(.swiftbuild) }

    private init(_ buildSystem: BuildSystem) throws {
        self.buildSystem = buildSystem
        scratch = try TemporaryFolder("the builds")
        sources = try TemporaryFolder("Ein schönes Paket")
        try FileManager.default.removeItem(at: sources.url)
        try FileManager.default.copyItem(at: Self.fixture, to: sources.url)
        let manifest = try sources.text("Package.swift")
        let path = BuiltProducts.package.path(percentEncoded: false)
        try sources.write(
            manifest.replacing("\"../../../..\"", with: "\"\(path)\""), to: "Package.swift")
        for _ in 1...2 {
            let run = try build()
            guard run.exitCode == 0 else { throw Failure(words: run.output + run.errors) }
        }
    }

    private static var fixture: URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/Consumer")
    }

    /// The paths of all files and folders of the fixture, sorted.
    static func fixtureFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: fixture.path(percentEncoded: false))
            .sorted()
    }

    /// What the file at `path` of the fixture holds.
    static func fixtureText(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: fixture.appending(path: path)), as: UTF8.self)
    }

    /// Builds the package.
    func build() throws -> ProcessRun {
        try swift("build")
    }

    /// Runs the command plugin, which may change the package.
    func telemetry(_ arguments: [String]) throws -> ProcessRun {
        try swift(
            "package",
            followedBy: ["--allow-writing-to-package-directory", "telemetry"] + arguments)
    }

    /// Runs the built program.
    func runApp() throws -> ProcessRun {
        let folder = try swift("build", "--show-bin-path").output.dropLast()
        return try ProcessRun(URL(filePath: String(folder)).appending(path: "App"), [])
    }

    /// Writes `text` to the file at `path` while `body` runs; the file is as before afterwards.
    func with<Result>(_ text: String, in path: String, _ body: () throws -> Result) throws -> Result
    {
        let before = try? sources.text(path)
        try sources.write(text, to: path)
        defer {
            if let before {
                _ = try? sources.write(before, to: path)
            } else {
                try? FileManager.default.removeItem(at: sources.url(path))
            }
        }
        return try body()
    }

    /// What the build system made of the schema.
    func generatedEvents() throws -> String {
        let path = try built { $0.hasSuffix("/Telemetry+TelemetryEvent.swift") }.keys.first
        return try scratch.text(path ?? "no file of events")
    }

    /// The built files whose path `isChosen`, with the time of their last change.
    func built(_ isChosen: (String) -> Bool) throws -> [String: Date] {
        let paths = try scratch.files().filter(isChosen)
        return try Dictionary(
            uniqueKeysWithValues: paths.map { path in
                let attributes = try FileManager.default.attributesOfItem(
                    atPath: scratch.path(path))
                return (path, attributes[.modificationDate] as? Date ?? .distantPast)
            })
    }

    /// Runs SwiftPM; again if a signal ended it: `swiftbuild` of Swift 6.3 crashes now and then while
    /// it plans, most of all on a busy machine. A failure that is no crash is never repeated.
    ///
    /// `words` come last; a command plugin takes everything behind its name for itself.
    private func swift(_ arguments: String..., followedBy words: [String] = []) throws -> ProcessRun
    {
        var run = try swiftOnce(arguments, words)
        for _ in 1...4 where run.wasKilled {
            print("SwiftPM (\(buildSystem)) was ended by signal \(run.exitCode); it runs again")
            run = try swiftOnce(arguments, words)
        }
        return run
    }

    private func swiftOnce(_ arguments: [String], _ words: [String]) throws -> ProcessRun {
        try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swift"] + arguments + [
                "--package-path", sources.url.path(percentEncoded: false),
                "--scratch-path", scratch.url.path(percentEncoded: false),
                "--build-system", buildSystem.rawValue,
            ] + words, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    struct Failure: Error {
        let words: String
    }
}
