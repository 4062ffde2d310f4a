public import Foundation

/// Compiles sources against what was built together with the running tests.
public enum SwiftCompiler {
    /// The strictest settings that a consumer may have.
    public static let strict =
        ["-swift-version", "6", "-strict-memory-safety", "-default-isolation", "MainActor"]
        + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].flatMap {
            ["-enable-upcoming-feature", $0]
        } + ["-D", "DEBUG", "-warnings-as-errors"]

    /// The loosest ones.
    public static let loose = ["-swift-version", "5", "-warnings-as-errors"]

    /// Checks the types of `files` as one module; the compiler's words are in `errors`.
    public static func check(
        _ files: [URL], module: String = "Checked", _ options: [String]
    ) throws -> ProcessRun {
        let kernelCalls = try TemporaryFolder()
        try kernelCalls.write(moduleMap, to: "module.modulemap")
        let modules = [BuiltProducts.modules, kernelCalls.url].flatMap {
            ["-I", $0.path(percentEncoded: false)]
        }
        return try ProcessRun(
            URL(filePath: "/usr/bin/env"),
            ["swiftc", "-typecheck", "-module-name", module, "-package-name", "consumer"] + modules
                + options + files.map { $0.path(percentEncoded: false) })
    }

    /// What a build system makes of a C target, wherever it keeps that.
    private static var moduleMap: String {
        let header = BuiltProducts.package.appending(
            path: "Sources/TelemetryKernelCalls/include/TelemetryKernelCalls.h")
        return "module TelemetryKernelCalls { header \"\(header.path(percentEncoded: false))\" }\n"
    }
}
