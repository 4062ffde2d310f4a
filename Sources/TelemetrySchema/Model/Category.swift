/// A group of events that sinks choose by.
public struct Category: Sendable {
    /// Its name in Swift.
    public let name: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// Where it is declared.
    public let position: SourcePosition
}
