/// What the schema says about an event, whatever its fields hold.
///
/// Names are literals of generated code, which cost nothing to pass on; the `description` of one is
/// a `String`.
public struct EventDescription<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the event in the schema and in Swift.
    public let name: StaticString
    /// The name of the event on the wire: `name`, unless the schema says `as`.
    public let wireName: StaticString
    /// How important the event is.
    public let level: EventLevel
    /// The categories the event belongs to.
    public let categories: CategorySet<Event>

    /// Describes one event; called by generated code.
    @inlinable
    public init(
        name: StaticString, wireName: StaticString, level: EventLevel,
        categories: CategorySet<Event>
    ) {
        self.name = name
        self.wireName = wireName
        self.level = level
        self.categories = categories
    }
}
