/// What the schema says about an event, whatever its fields hold.
public struct EventDescription<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the event in the schema and in Swift.
    public let name: String
    /// The name of the event on the wire: `name`, unless the schema says `as`.
    public let wireName: String
    /// How important the event is.
    public let level: EventLevel
    /// The categories the event belongs to.
    public let categories: CategorySet<Event>

    /// Describes one event; called by generated code.
    @inlinable
    public init(
        name: String, wireName: String, level: EventLevel, categories: CategorySet<Event>
    ) {
        self.name = name
        self.wireName = wireName
        self.level = level
        self.categories = categories
    }
}
