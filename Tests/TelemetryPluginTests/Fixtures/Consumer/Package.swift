// swift-tools-version: 6.1
import PackageDescription

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "consumer",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-telemetry", path: "../../../..")],
    targets: [
        .target(
            name: "Telemetry",
            dependencies: [
                .product(name: "TelemetryFacade", package: "swift-telemetry"),
                .product(name: "TelemetryForwarding", package: "swift-telemetry"),
            ],
            swiftSettings: strictness,
            plugins: [.plugin(name: "TelemetryPlugin", package: "swift-telemetry")]),
        .target(name: "Shop", dependencies: ["Telemetry"], swiftSettings: strictness),
        .executableTarget(
            name: "App",
            dependencies: [
                "Shop", "Telemetry",
                .product(name: "TelemetryForwarding", package: "swift-telemetry"),
                .product(name: "TelemetrySinks", package: "swift-telemetry"),
            ],
            swiftSettings: strictness),
    ],
    swiftLanguageModes: [.v6]
)
