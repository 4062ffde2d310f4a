/// A listener that a composition root must wire.
public struct Sink: Sendable {
    /// The name of its type.
    public let name: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// Indices into the schema's categories, rising; `nil` for every event.
    public let receives: [Int]?
    /// The states it reads.
    public let reads: [String]
    /// The states it writes.
    public let writes: [String]
    /// Whether it must stand behind a lane.
    public let isForwarded: Bool
    /// The terminal platform calls it makes.
    public let calls: [String]
    /// Indices of the events it emits.
    public let emits: [Int]
    /// Where it exists; `nil` for everywhere.
    public let platforms: [Platform]?
    /// Where it is declared.
    public let position: SourcePosition

    /// Whether the sink receives `event`.
    public func receives(_ event: Event) -> Bool {
        guard let receives else { return true }
        return !Set(receives).isDisjoint(with: event.categories)
    }
}
