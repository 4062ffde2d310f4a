/// A schema without a mistake. Only the validator makes one, so whoever holds one can rely on it.
public struct Schema: Sendable {
    /// The paths of the files it was read from, as they are printed.
    public let paths: [String]
    /// The access level of everything that is generated.
    public let access: Access
    /// Where that is said or, if no line does so, the start of the first file.
    public let accessPosition: SourcePosition
    /// In order of declaration; a category's index is its bit.
    public let categories: [Category]
    /// In order of declaration.
    public let enumerations: [Enumeration]
    /// In order of declaration; at least one.
    public let events: [Event]
    /// The events that there were once, in order of declaration.
    public let retiredEvents: [Retirement]
    /// In order of declaration.
    public let sinks: [Sink]
    /// In order of declaration.
    public let sources: [Source]
    /// In order of declaration; none if the schema declares neither sinks nor sources.
    public let wirings: [Wiring]
    /// The names about which a scan of Swift source says nothing.
    public let unscanned: [String]

    /// The access levels that generated code can have.
    public enum Access: String, CaseIterable, Sendable {
        /// Visible in the module only; the default.
        case `internal`
        /// Visible in the package.
        case package
        /// Visible to every importer.
        case `public`
    }
}
