// swift-tools-version: 6.1
import PackageDescription

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// What a program links. None of these imports Foundation.
let shipped: [Target] = [
    .target(name: "TelemetryFacade", swiftSettings: strictness),
    .target(
        name: "TelemetrySystem", dependencies: ["TelemetryFacade"], swiftSettings: strictness),
    .target(
        name: "TelemetryTesting", dependencies: ["TelemetryFacade"], swiftSettings: strictness),
]

/// What runs while a program is built. Nothing here is linked into it.
let buildTime: [Target] = [
    .target(name: "TelemetrySchema", swiftSettings: strictness),
    .target(
        name: "TelemetryGenerator", dependencies: ["TelemetrySchema"], swiftSettings: strictness),
    .executableTarget(
        name: "telemetry-schema", dependencies: ["TelemetryGenerator", "TelemetrySchema"],
        swiftSettings: strictness),
    .plugin(
        name: "TelemetryPlugin", capability: .buildTool(), dependencies: ["telemetry-schema"]),
]

let tests: [Target] = []

let package = Package(
    name: "swift-telemetry",
    platforms: [
        .iOS(.v18), .macOS(.v15), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
    ],
    products: [
        .library(name: "TelemetryFacade", targets: ["TelemetryFacade"]),
        .library(name: "TelemetryTesting", targets: ["TelemetryTesting"]),
        .plugin(name: "TelemetryPlugin", targets: ["TelemetryPlugin"]),
        .executable(name: "telemetry-schema", targets: ["telemetry-schema"]),
    ],
    targets: shipped + buildTime + tests,
    swiftLanguageModes: [.v6]
)
