// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for the errors of Game Center.
public struct GKError: Error, Sendable {
    public let code: Int

    public init(code: Int) { self.code = code }
}
