// swift-tools-version: 6.1
import PackageDescription

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What a program links and, the last one, its tests. None of these imports Foundation.
let shipped: [Target] = [
    .target(name: "TelemetryFacade", swiftSettings: strictness),
    // Apart, because the facade imports no C library, and two modules need to know the time.
    .target(
        name: "TelemetryClock", dependencies: ["TelemetryFacade"], swiftSettings: strictness),
    // C, because two Linux calls that no Swift module shows keep a pipe at one call per event, and
    // what the Swift module of glibc has besides is not wanted in a static program.
    .target(name: "TelemetryKernelCalls"),
    .target(
        name: "TelemetrySinks",
        dependencies: ["TelemetryClock", "TelemetryFacade", "TelemetryKernelCalls"],
        swiftSettings: strictness),
    .target(
        name: "TelemetryForwarding", dependencies: ["TelemetryClock", "TelemetryFacade"],
        swiftSettings: strictness),
    .target(
        name: "TelemetryGameCenter", dependencies: ["TelemetryFacade", "TelemetryForwarding"],
        swiftSettings: strictness),
    .target(
        name: "TelemetryMetricKit", dependencies: ["TelemetryFacade"], swiftSettings: strictness),
    .target(
        name: "TelemetryTesting", dependencies: ["TelemetryFacade"], swiftSettings: strictness),
]

/// What runs while a program is built. Nothing here is linked into it.
///
/// Every package that uses the build-tool plugin compiles what `telemetry-generator` needs, for
/// itself; so that tool can do nothing but generate. The rest of `telemetry-schema` stands apart.
let buildTime: [Target] = [
    .target(name: "TelemetrySchema", swiftSettings: strictness),
    .target(
        name: "TelemetryGenerator", dependencies: ["TelemetrySchema"], swiftSettings: strictness),
    // Imports none of the others, so that the compiler reads Foundation beside them, not after them.
    .target(name: "TelemetryFiles", swiftSettings: strictness),
    .target(
        name: "TelemetryCommands",
        dependencies: ["TelemetryFiles", "TelemetryGenerator", "TelemetrySchema"],
        swiftSettings: strictness),
    .executableTarget(
        name: "telemetry-generator", dependencies: ["TelemetryCommands", "TelemetryFiles"],
        swiftSettings: strictness),
    .plugin(
        name: "TelemetryPlugin", capability: .buildTool(), dependencies: ["telemetry-generator"]),
    .target(
        name: "TelemetryDocuments", dependencies: ["TelemetryGenerator", "TelemetrySchema"],
        swiftSettings: strictness),
    .executableTarget(
        name: "telemetry-schema",
        dependencies: [
            "TelemetryCommands", "TelemetryDocuments", "TelemetryFiles", "TelemetryGenerator",
            "TelemetrySchema",
        ],
        swiftSettings: strictness),
    .plugin(
        name: "TelemetryCommand",
        capability: .command(
            intent: .custom(
                verb: "telemetry",
                description: "Check, format, compare and document telemetry schemas")),
        dependencies: ["telemetry-schema"]),
]

/// The example program; its schema is `Schema/PuzzleGame.telemetry`.
let example: [Target] = [
    .executableTarget(
        name: "PuzzleGame",
        dependencies: [
            "TelemetryFacade", "TelemetryForwarding", "TelemetryGameCenter", "TelemetrySinks",
        ],
        swiftSettings: strictness, plugins: ["TelemetryPlugin"])
]

/// Compiles the Apple-only sources by itself, against stubs among its own files. Not on an Apple
/// system, where the package's own build compiles them against the real SDK.
#if os(Linux)
    let stubTests: [Target] = [
        .testTarget(
            name: "AppleSourcesTests", dependencies: ["TelemetryGenerator", "TelemetrySchema"],
            exclude: ["Misuse", "Programs", "Stubs"],
            swiftSettings: strictness)
    ]
#else
    let stubTests: [Target] = []
#endif

let tests: [Target] = [
    // What the fault tests start; no product.
    .executableTarget(
        name: "TelemetrySinksChild", dependencies: ["TelemetryFacade", "TelemetrySinks"],
        path: "Tests/TelemetrySinksChild", swiftSettings: strictness),
    .testTarget(
        name: "PuzzleGameTests",
        dependencies: [
            "LineSupport", "ProcessSupport", "PuzzleGame", "TelemetryDocuments", "TelemetryFacade",
            "TelemetryForwarding", "TelemetryGameCenter", "TelemetryGenerator", "TelemetrySchema",
            "TelemetrySinks", "TelemetryTesting", "telemetry-schema",
        ],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetrySinksTests",
        dependencies: ["TelemetryFacade", "TelemetrySinks", "TelemetrySinksChild"],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetrySchemaTests",
        dependencies: ["TelemetryDocuments", "TelemetryGenerator", "TelemetrySchema"],
        exclude: ["Invalid"], swiftSettings: strictness),
    .target(name: "RuntimeHooks", path: "Tests/RuntimeHooks"),
    .target(
        name: "EventSupport", dependencies: ["RuntimeHooks", "TelemetryFacade"],
        path: "Tests/EventSupport", swiftSettings: strictness),
    .testTarget(
        name: "TelemetryFacadeTests",
        dependencies: ["EventSupport", "TelemetryFacade", "TelemetryTesting"],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryForwardingTests",
        dependencies: [
            "EventSupport", "TelemetryClock", "TelemetryFacade", "TelemetryForwarding",
            "TelemetryTesting",
        ],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryGameCenterTests",
        dependencies: [
            "TelemetryFacade", "TelemetryForwarding", "TelemetryGameCenter", "TelemetryTesting",
        ],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryMetricKitTests",
        dependencies: ["TelemetryFacade", "TelemetryMetricKit", "TelemetryTesting"],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryTestingTests",
        dependencies: [
            "EventSupport", "TelemetryFacade", "TelemetryForwarding", "TelemetryTesting",
        ],
        swiftSettings: strictness),
    // Measures and holds to the budgets; no product.
    .executableTarget(
        name: "TelemetryBenchmark",
        dependencies: [
            "EventSupport", "ProcessSupport", "TelemetryFacade", "TelemetryForwarding",
            "TelemetryGenerator", "TelemetrySchema", "TelemetrySinks", "TelemetryTesting",
        ],
        path: "Tests/TelemetryBenchmark", exclude: ["Budgets.txt", "Notes.md", "Schema"],
        swiftSettings: strictness, plugins: ["TelemetryPlugin"]),
    .target(name: "ProcessSupport", path: "Tests/ProcessSupport", swiftSettings: strictness),
    .testTarget(
        name: "TelemetryToolTests",
        dependencies: ["ProcessSupport", "telemetry-generator", "telemetry-schema"],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryGeneratorTests",
        dependencies: [
            "ProcessSupport", "TelemetryDocuments", "TelemetryFacade", "TelemetryForwarding",
            "TelemetryGenerator", "TelemetrySchema", "TelemetrySinks",
        ],
        exclude: ["Catalogues", "Golden", "Refused"], swiftSettings: strictness),
    // Apart from the tests that need it, because a test target with the plugin links its tool twice.
    .target(
        name: "LineSupport", dependencies: ["ProcessSupport", "TelemetryFacade", "TelemetrySinks"],
        path: "Tests/LineSupport", exclude: ["Schema"], swiftSettings: strictness,
        plugins: ["TelemetryPlugin"]),
    .testTarget(
        name: "TelemetryDocumentsTests",
        dependencies: [
            "LineSupport", "ProcessSupport", "TelemetryDocuments", "TelemetryFacade",
            "TelemetryGenerator", "TelemetrySchema",
        ],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryScanTests", dependencies: ["TelemetryGenerator", "TelemetrySchema"],
        swiftSettings: strictness),
    .testTarget(
        name: "TelemetryStrictnessTests",
        dependencies: [
            "ProcessSupport", "TelemetryDocuments", "TelemetryFacade", "TelemetryForwarding",
            "TelemetryGenerator", "TelemetrySchema",
        ],
        exclude: ["Fixtures"], swiftSettings: strictness),
    .testTarget(
        name: "TelemetryPluginTests", dependencies: ["ProcessSupport"], exclude: ["Fixtures"],
        swiftSettings: strictness),
]

let package = Package(
    name: "swift-telemetry",
    platforms: [
        .iOS(.v18), .macOS(.v15), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
    ],
    products: [
        .library(name: "TelemetryFacade", targets: ["TelemetryFacade"]),
        .library(name: "TelemetrySinks", targets: ["TelemetrySinks"]),
        .library(name: "TelemetryForwarding", targets: ["TelemetryForwarding"]),
        .library(name: "TelemetryGameCenter", targets: ["TelemetryGameCenter"]),
        .library(name: "TelemetryMetricKit", targets: ["TelemetryMetricKit"]),
        .library(name: "TelemetryTesting", targets: ["TelemetryTesting"]),
        .plugin(name: "TelemetryPlugin", targets: ["TelemetryPlugin"]),
        .plugin(name: "TelemetryCommand", targets: ["TelemetryCommand"]),
        .executable(name: "telemetry-schema", targets: ["telemetry-schema"]),
    ],
    targets: shipped + buildTime + example + tests + stubTests,
    swiftLanguageModes: [.v6]
)
