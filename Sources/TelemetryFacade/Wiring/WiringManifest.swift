/// What one `wiring` line of a schema demands of a composition root, as plain data.
///
/// Generated as `TelemetryWiring.<wiring>`, for the platform that is being compiled for. A test compares
/// it with the live composition root by `findings(in:sources:)` of the module `TelemetryTesting`.
public struct WiringManifest<Event: TelemetryEventProtocol>: Sendable {
    /// The name of the wiring.
    public let name: String
    /// The `wiring` line, or where there is none the first line that declares a sink.
    public let location: SchemaLocation
    /// The sinks that must be live, in calling order.
    public let sinks: [DeclaredSink<Event>]
    /// The sources that must be live.
    public let sources: [DeclaredSource]

    /// Describes one wiring; called by generated code.
    public init(
        name: String, location: SchemaLocation, sinks: [DeclaredSink<Event>],
        sources: [DeclaredSource] = []
    ) {
        self.name = name
        self.location = location
        self.sinks = sinks
        self.sources = sources
    }
}
