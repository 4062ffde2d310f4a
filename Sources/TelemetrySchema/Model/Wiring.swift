/// Sinks in calling order, for one composition root.
public struct Wiring: Sendable {
    /// Its name in Swift.
    public let name: String
    /// Indices into the schema's sinks.
    public let sinks: [Int]
    /// Where it is declared or, if no line does so, where the first sink or source is.
    public let position: SourcePosition
}
