/// What a `sink` declaration of the schema says.
public struct DeclaredSink<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the sink's type.
    public let name: String
    /// Where the schema declares it.
    public let location: SchemaLocation
    /// The events it receives.
    public let receives: EventSelection<Event>
    /// The states it reads, each written by an earlier sink.
    public let reads: [String]
    /// The states it writes.
    public let writes: [String]
    /// Whether it must stand behind a lane.
    public let isForwarded: Bool
    /// The terminal platform calls it makes.
    public let calls: [String]
    /// The names of the events it may observe itself.
    public let emits: [String]

    /// Describes one sink; called by generated code.
    public init(
        _ name: String, at location: SchemaLocation, receives: EventSelection<Event> = .all,
        reads: [String] = [], writes: [String] = [], isForwarded: Bool = false,
        calls: [String] = [], emits: [String] = []
    ) {
        self.name = name
        self.location = location
        self.receives = receives
        self.reads = reads
        self.writes = writes
        self.isForwarded = isForwarded
        self.calls = calls
        self.emits = emits
    }
}
