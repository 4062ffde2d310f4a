/// The ways in which sinks can behave other than a manifest says.
public enum BehaviorProblem: Equatable, Sendable {
    /// No attempt at a declared terminal call reached the platform. `attempts` says how each of
    /// them ended; it is empty where there was none.
    case unreachedCall(call: String, sink: String, attempts: [String])
    /// A terminal call was attempted that no sink declares.
    case undeclaredCall(call: String, wiring: String)
    /// The sink observed an event that its `sink` line does not name under `emits`.
    case undeclaredEmission(event: String, sink: String)
    /// The manifest has no such sink.
    case unknownSink(sink: String, wiring: String)
}
