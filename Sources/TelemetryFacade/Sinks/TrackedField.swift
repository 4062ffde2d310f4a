/// A public field of an event.
public struct TrackedField: Equatable, Sendable {
    /// The key of the field on the wire.
    public let name: String
    /// Its value.
    public let value: FieldValue
}
