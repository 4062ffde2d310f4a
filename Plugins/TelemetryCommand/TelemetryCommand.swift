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
        let options =
            extractor.extractOption(named: "today").flatMap { ["--today", $0] }
            + (extractor.extractFlag(named: "strict") > 0 ? ["--strict"] : [])
        let remaining = extractor.remainingArguments
        guard remaining == ["check"] else { return Self.explain(remaining) }
        let tool = try context.tool(named: "telemetry-schema").url
        let targets =
            try names.isEmpty ? context.package.targets : context.package.targets(named: names)
        var checked = 0
        for case let target as SwiftSourceModuleTarget in targets {
            let places = SchemaPlaces(
                package: context.package.directoryURL, target: target.directoryURL,
                name: target.name)
            guard places.haveSchema else { continue }
            checked += 1
            guard let command = places.check(ScannedSources(target)) else { continue }
            try Self.run(tool, command: command, options, target: target.name)
        }
        if checked == 0 { Diagnostics.error("no target has a schema") }
    }

    private static func run(
        _ tool: URL, command: [String], _ options: [String], target: String
    ) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = ["check"] + options + command
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("the schema of '\(target)' was refused")
        default: Diagnostics.error("the call is wrong; expected: \(usage)")
        }
    }

    private static let usage =
        "swift package telemetry check [--target NAME]… [--strict] [--today DATE]"

    private static func explain(_ arguments: [String]) {
        let surplus = arguments.first == "check" ? arguments.dropFirst() : arguments[...]
        guard let word = surplus.first, word != "--help", word != "-h" else { return print(usage) }
        Diagnostics.error("unexpected '\(word)'; expected: \(usage)")
    }
}
