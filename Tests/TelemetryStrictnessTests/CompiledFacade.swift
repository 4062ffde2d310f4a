import Foundation
import ProcessSupport

/// The facade as one module and one object, compiled anew for each test run.
///
/// What the package's own build made of it lies elsewhere under each build system.
struct CompiledFacade {
    /// The folder that holds the module.
    let folder: URL
    /// What a program links.
    let object: URL

    /// Compiled by the first test that needs it.
    static let shared = Result { try CompiledFacade() }

    private init() throws {
        folder = BuiltProducts.folder.appending(path: "CompiledFacade")
        object = folder.appending(path: "TelemetryFacade.o")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let sources = BuiltProducts.package.appending(path: "Sources/TelemetryFacade")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { sources.appending(path: $0).path }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let run = try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-c", "-wmo", "-parse-as-library", "-module-name", "TelemetryFacade"]
                + ["-package-name", "facade", "-swift-version", "6", "-o", object.path]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
                + ["-emit-module-path", folder.appending(path: "TelemetryFacade.swiftmodule").path]
                + files)
        guard run.exitCode == 0 else { throw Failure(errors: run.errors) }
    }

    struct Failure: Error {
        let errors: String
    }
}
