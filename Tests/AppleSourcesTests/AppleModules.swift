import Foundation

/// The package's modules with their Apple-only sources, compiled against the stubs once for all
/// tests of a run.
///
/// By `swiftc` itself: in the package's own build the stubs would be visible to every target.
struct AppleModules: Sendable {
    /// The SDK that the stubs stand in for.
    enum SDK: String, CaseIterable, Sendable {
        case sdk26
        case sdk27

        /// The folders of stubs whose sources make the SDK's `MetricKit`.
        fileprivate var metricKitFolders: [String] {
            switch self {
            case .sdk26: ["MetricKit"]
            case .sdk27: ["MetricKit", "MetricKit27"]
            }
        }
    }

    /// The modules that have Apple-only sources.
    static let appleModules = ["TelemetrySinks", "TelemetryGameCenter", "TelemetryMetricKit"]

    private static let building: Task<AppleModules, any Error> = {
        atexit { try? FileManager.default.removeItem(at: AppleModules.folder) }
        return Task { try await AppleModules() }
    }()

    /// The modules. Throws if they could not be compiled.
    static var built: AppleModules {
        get async throws { try await building.value }
    }

    private static let folder = FileManager.default.temporaryDirectory
        .appending(path: "apple-modules-\(UUID().uuidString)")

    private init() async throws {
        try await buildKernelCalls()
        for stub in ["os", "GameKit"] {
            try await build(stub, from: [Fixtures.stubs.appending(path: stub)], into: "common")
        }
        for module in [
            "TelemetryFacade", "TelemetryClock", "TelemetryForwarding", "TelemetrySinks",
            "TelemetryGameCenter",
        ] {
            try await build(
                module, from: [Fixtures.sources.appending(path: module)], into: "common")
        }
        for sdk in SDK.allCases { try await buildMetricKit(of: sdk) }
    }

    /// Where the modules for `sdk` are found.
    func searchOptions(_ sdk: SDK) -> [String] {
        ["common", sdk.rawValue].flatMap { ["-I", Self.folder.appending(path: $0).path] }
    }

    /// The compiled code of all modules for `sdk`.
    func objects(_ sdk: SDK) throws -> [URL] {
        try ["common", sdk.rawValue].flatMap { name in
            try Fixtures.files(in: Self.folder.appending(path: name), ending: "o")
        }
    }

    /// A path for a file that lives as long as the modules.
    func temporaryFile(_ name: String) -> URL {
        Self.folder.appending(path: name)
    }

    private func buildMetricKit(of sdk: SDK) async throws {
        try await build(
            "MetricKit", from: sdk.metricKitFolders.map { Fixtures.stubs.appending(path: $0) },
            into: sdk.rawValue)
        if sdk == .sdk27 {
            let folder = Fixtures.stubs.appending(path: "StateReporting")
            try await build("StateReporting", from: [folder], into: sdk.rawValue)
        }
        let sources = Fixtures.sources.appending(path: "TelemetryMetricKit")
        try await build("TelemetryMetricKit", from: [sources], into: sdk.rawValue)
    }

    private func build(_ module: String, from sources: [URL], into name: String) async throws {
        let isOurs = module.hasPrefix("Telemetry")
        let target = Self.folder.appending(path: name)
        try await Toolchain.compile(
            ["-c", "-wmo", "-parse-as-library", "-module-name", module, "-emit-module"]
                + ["-emit-module-path", target.appending(path: "\(module).swiftmodule").path]
                + ["-o", target.appending(path: "\(module).o").path]
                + CompilerSettings.package.options
                + (isOurs ? CompilerSettings.samePackage : [])
                + searchOptions(SDK(rawValue: name) ?? .sdk26),
            try sources.flatMap { try Fixtures.files(in: $0, ending: "swift") })
    }

    /// The C target, whose module map the package's own build would write.
    private func buildKernelCalls() async throws {
        let common = Self.folder.appending(path: "common")
        try FileManager.default.createDirectory(at: common, withIntermediateDirectories: true)
        for sdk in SDK.allCases {
            try FileManager.default.createDirectory(
                at: Self.folder.appending(path: sdk.rawValue), withIntermediateDirectories: true)
        }
        let sources = Fixtures.sources.appending(path: "TelemetryKernelCalls")
        let header = sources.appending(path: "include/TelemetryKernelCalls.h").path
        try "module TelemetryKernelCalls {\n    header \"\(header)\"\n    export *\n}\n".write(
            to: common.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
        try await Toolchain.succeed(
            "clang",
            ["-c", "-I", sources.appending(path: "include").path]
                + ["-o", common.appending(path: "TelemetryKernelCalls.o").path]
                + [sources.appending(path: "TelemetryKernelCalls.c").path])
    }
}
