import Foundation
import PackagePlugin

/// `swift package telemetry check`: reports what the build reports, every time it is asked.
///
/// A build shows a warning when it generates, and not again before something changes.
@main
struct TelemetryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var extractor = ArgumentExtractor(arguments)
        let names = extractor.extractOption(named: "target")
        let remaining = extractor.remainingArguments
        guard remaining.first == "check" else { return Self.explain(remaining.first) }
        let tool = try context.tool(named: "telemetry-schema").url
        let targets =
            try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        var checked = 0
        for case let target as SwiftSourceModuleTarget in targets {
            let places = SchemaPlaces(
                package: context.package.directoryURL, target: target.directoryURL,
                name: target.name)
            guard let command = places.check(ScannedSources(target)) else { continue }
            checked += 1
            try Self.run(tool, command: command + remaining.dropFirst(), target: target.name)
        }
        if checked == 0 { Diagnostics.error("no target has a schema") }
    }

    private static func run(_ tool: URL, command: [String], target: String) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = command
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return }
        Diagnostics.error("the schema of '\(target)' was refused")
    }

    private static func explain(_ command: String?) {
        let usage = "swift package telemetry check [--target NAME]… [--strict] [--today DATE]"
        guard let command, command != "--help", command != "-h" else { return print(usage) }
        Diagnostics.error("unknown command '\(command)'; expected: \(usage)")
    }
}
