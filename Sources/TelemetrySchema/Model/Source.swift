/// Something that feeds events in and that a composition root must start.
public struct Source: Sendable {
    /// The name of its type.
    public let name: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// Indices of the events it emits.
    public let emits: [Int]
    /// Where it exists; `nil` for everywhere.
    public let platforms: [Platform]?
    /// Where it is declared.
    public let position: SourcePosition
}
