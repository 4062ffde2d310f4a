// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for what a diagnostic report tells of. Not frozen, so that a switch needs
/// `@unknown default`. `memoryException` exists on iOS only.
@available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
@nonexhaustive
public enum DiagnosticResult: Sendable, Codable {
    case crash(Int)
    case hang(Int)
    case cpuException(Int)
    case diskWriteException(Int)
    case appLaunch(Int)
}
