import Foundation
import PackagePlugin

/// `swift package telemetry`: does what the tool does with the schemas of a package's targets.
///
/// `check` reports what the build reports, every time it is asked: a build shows a warning when it
/// generates, and not again before something changes.
@main
struct TelemetryCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        if arguments.isEmpty || arguments.contains("--help") || arguments.contains("-h") {
            return print(CommandCall.usage)
        }
        do {
            let call = try CommandCall(arguments)
            let tool = try context.tool(named: "telemetry-schema").url
            if call.command == .diff {
                try Self.run(
                    tool, call, refusal: "a schema was refused, or breaks who relies on the old one"
                )
            } else {
                try Self.run(tool, call, try Self.schemas(for: call, in: context.package))
            }
        } catch let error as CallError {
            Diagnostics.error("\(error.reason); expected: \(error.usage)")
        }
    }

    /// The targets that a call names or, where it names none, that have a schema.
    private static func schemas(
        for call: CommandCall, in package: Package
    ) throws -> [(target: SwiftSourceModuleTarget, places: SchemaPlaces)] {
        let targets =
            try call.targets.isEmpty ? package.targets : package.targets(named: call.targets)
        return targets.compactMap { $0 as? SwiftSourceModuleTarget }.map { target in
            let places = SchemaPlaces(
                package: package.directoryURL, target: target.directoryURL, name: target.name)
            return (target, places)
        }.filter { !call.targets.isEmpty || $0.places.haveSchema }
    }

    private static func run(
        _ tool: URL, _ call: CommandCall,
        _ schemas: [(target: SwiftSourceModuleTarget, places: SchemaPlaces)]
    ) throws {
        guard !schemas.isEmpty else { return Diagnostics.error("no target has a schema") }
        if call.isForOneSchema, schemas.count > 1 {
            let names = schemas.map(\.target.name).sorted().joined(separator: ", ")
            throw CallError(
                reason: "'--target' has to pick one of \(names)", usage: call.command.usage)
        }
        for (target, places) in schemas {
            guard let files = places.schema() else { continue }
            let scan = call.command == .check ? ScannedSources(target).arguments : []
            try run(
                tool, call, scan + ["--"] + files,
                refusal: "the schema of '\(target.name)' was refused")
        }
    }

    private static func run(
        _ tool: URL, _ call: CommandCall, _ files: [String] = [], refusal: String
    ) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = [call.command.rawValue] + call.options + files
        // What the plugin reads there is what SwiftPM has to say to it.
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error(refusal)
        default: throw CallError(reason: "the call is wrong", usage: call.command.usage)
        }
    }
}
