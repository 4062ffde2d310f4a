import Foundation
import PackagePlugin

/// Generates a target's events and wiring from its schema. Decides where, never what.
@main
struct TelemetryPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("TelemetryPlugin needs a Swift target; '\(target.name)' is none")
            return []
        }
        let places = SchemaPlaces(
            package: context.package.directoryURL, target: target.directoryURL, name: target.name)
        return [
            places.command(
                module: target.moduleName, tool: try context.tool(named: "telemetry-generator").url,
                output: context.pluginWorkDirectoryURL, scan: ScannedSources(target))
        ]
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension TelemetryPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(
            context: XcodePluginContext, target: XcodeTarget
        ) throws -> [Command] {
            let root = context.xcodeProject.directoryURL
            let places = SchemaPlaces(
                package: root, target: root.appending(path: target.displayName),
                name: target.displayName)
            let name = target.product?.name ?? target.displayName
            return [
                places.command(
                    module: String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
                    tool: try context.tool(named: "telemetry-generator").url,
                    output: context.pluginWorkDirectoryURL,
                    scan: ScannedSources(
                        own: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }))
            ]
        }
    }
#endif
