private import Foundation
private import ProcessSupport
private import TelemetryGenerator

/// A small package that depends on this one: a bare program, and one that observes events.
final class ConsumerPackage {
    private let sources: TemporaryFolder
    private let scratch: TemporaryFolder
    private static let schema = "event launched\n  count: Int\n"

    /// Makes its files. Without the plugin the generated ones are among them.
    init(usesPlugin: Bool) throws {
        sources = try TemporaryFolder("Consumer")
        scratch = try TemporaryFolder("Builds")
        try sources.write(Self.manifest(usesPlugin: usesPlugin), to: "Package.swift")
        try sources.write("print(\"hello\")\n", to: "Sources/Bare/main.swift")
        try sources.write(Self.program, to: "Sources/Observing/main.swift")
        if usesPlugin {
            try sources.write(Self.schema, to: "Schema/Observing.telemetry")
        } else {
            let events = GeneratorRows.generate(Self.schema).events
            try sources.write(events, to: "Sources/Observing/TelemetryEvent.swift")
        }
    }

    /// Builds it; what is up to date stays.
    func build(_ options: String...) throws {
        try swift(["build"] + options)
    }

    /// The size of a program that stands by itself: static and stripped.
    func size(of program: String) throws -> Int {
        let options = [
            "build", "-c", "release", "--static-swift-stdlib", "-Xlinker", "-s", "--product",
            program,
        ]
        try swift(options)
        let folder = try swift(options + ["--show-bin-path"]).output.dropLast()
        let path = URL(filePath: String(folder)).appending(path: program).path
        return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }

    @discardableResult
    private func swift(_ arguments: [String]) throws -> ProcessRun {
        let places = [
            "--package-path", sources.path(""), "--scratch-path", scratch.path(""),
        ]
        let run = try ProcessRun(URL(filePath: "/usr/bin/env"), ["swift"] + arguments + places)
        guard run.exitCode == 0 else { throw ToolFailure(words: run.output + run.errors) }
        return run
    }

    private static func manifest(usesPlugin: Bool) -> String {
        """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
            name: "Consumer",
            dependencies: [
                .package(
                    name: "swift-telemetry",
                    path: "\(BuiltProducts.package.path(percentEncoded: false))")
            ],
            targets: [
                .executableTarget(name: "Bare"),
                .executableTarget(
                    name: "Observing",
                    dependencies: [
                        .product(name: "TelemetryFacade", package: "swift-telemetry"),
                        .product(name: "TelemetrySinks", package: "swift-telemetry"),
                    ]\(usesPlugin ? plugins : "")),
            ])

        """
    }

    private static let plugins =
        ", plugins: [.plugin(name: \"TelemetryPlugin\", package: \"swift-telemetry\")]"

    private static let program = """
        import TelemetryFacade
        import TelemetrySinks

        let telemetry = Telemetry<TelemetryEvent>(sinks: [StreamSink.standardError])
        telemetry.observe(.launched(count: 1))
        print("hello")

        """
}
