/// How a module or a program is compiled.
enum CompilerSettings: String, CaseIterable, Sendable {
    /// As the package compiles itself.
    case package
    /// As a package of an older language mode.
    case swift5
    /// With everything that a later language mode will switch on.
    case upcoming
    /// As Xcode sets up a new app.
    case mainActor
    /// With every use of an unsafe construct reported.
    case strictMemorySafety

    /// The compiler's options. Warnings are errors in all of them.
    var options: [String] {
        let common = ["-warnings-as-errors"]
        let package = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        let later = [
            "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
            "ImmutableWeakCaptures",
        ]
        switch self {
        case .package: return common + Self.mode("6", package)
        case .swift5: return common + Self.mode("5", [])
        case .upcoming: return common + Self.mode("6", package + later)
        case .mainActor:
            return common + Self.mode("6", package + later)
                + ["-default-isolation", "MainActor"]
        case .strictMemorySafety:
            return common + Self.mode("6", package) + ["-strict-memory-safety"]
        }
    }

    /// What the package's own modules need besides. Not for the stubs: to a module of the same
    /// package an enumeration is exhaustive.
    static let samePackage = ["-package-name", "telemetry"]

    private static func mode(_ version: String, _ features: [String]) -> [String] {
        ["-swift-version", version] + features.flatMap { ["-enable-upcoming-feature", $0] }
    }
}
