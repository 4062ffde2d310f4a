/// The build systems of SwiftPM that a consumer may use.
enum BuildSystem: String, CaseIterable, Sendable {
    case native
    case swiftbuild
}
