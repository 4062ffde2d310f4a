// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for a domain of reported states. That the module exists is what the sources ask.
public struct StateReportingDomain: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}
