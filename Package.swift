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

let tests: [Target] = []

let package = Package(
    name: "swift-telemetry",
    platforms: [
        .iOS(.v18), .macOS(.v15), .macCatalyst(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2),
    ],
    products: [
        .library(name: "TelemetryFacade", targets: ["TelemetryFacade"]),
        .library(name: "TelemetryTesting", targets: ["TelemetryTesting"]),
    ],
    targets: shipped + tests,
    swiftLanguageModes: [.v6]
)
