import Foundation
import PackagePlugin

/// The Swift files in which the tool looks for sinks.
struct ScannedSources {
    /// Those of the target itself. Generated ones are not among them.
    let own: [URL]
    /// Those of the targets it depends on that can define a sink.
    var dependencies: [URL] = []
}

extension ScannedSources {
    /// How the tool is told of them.
    var arguments: [String] {
        ["--scan"] + own.map { $0.path(percentEncoded: false) }
            + ["--scan-dependencies"] + dependencies.map { $0.path(percentEncoded: false) }
    }

    init(_ target: SwiftSourceModuleTarget) {
        own = Self.files(of: target)
        dependencies = target.recursiveTargetDependencies.filter(Self.mayDefineSinks)
            .compactMap { $0 as? SwiftSourceModuleTarget }.flatMap(Self.files)
    }

    /// Whether the target can know what a sink is.
    private static func mayDefineSinks(_ target: any Target) -> Bool {
        ([target] + target.recursiveTargetDependencies).contains { $0.name == "TelemetryFacade" }
    }

    private static func files(of target: SwiftSourceModuleTarget) -> [URL] {
        target.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path() < $1.path() }
    }
}
