/// What the schema says about a field of an event.
public struct EventField: Sendable {
    /// The key of the field on the wire: its name in the schema, unless that says `as`. A literal of
    /// generated code; its `description` is a `String`.
    public let name: StaticString
    /// Who may see the value.
    public let privacy: FieldPrivacy
    /// The unit of the value, where the schema names one.
    public let unit: StaticString?

    /// Describes one field; called by generated code.
    @inlinable
    public init(_ name: StaticString, _ privacy: FieldPrivacy, unit: StaticString? = nil) {
        self.name = name
        self.privacy = privacy
        self.unit = unit
    }
}
