/// A deprecation with or without a reason.
public struct Deprecation: Equatable, Sendable {
    /// Why, and what to use instead.
    public let reason: String?
}
