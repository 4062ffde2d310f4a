/// A name that may not come back, neither in Swift nor on the wire.
public struct Retirement: Sendable {
    /// The name that it had in Swift.
    public let name: String
    /// What it was on the wire: a name, a key or the text of a value.
    public let wireName: String
    /// Where it is retired.
    public let position: SourcePosition
}
