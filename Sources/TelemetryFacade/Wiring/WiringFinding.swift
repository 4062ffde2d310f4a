/// One difference between a manifest and the live sinks. Prints as a sentence with its place.
public struct WiringFinding: Equatable, Sendable, CustomStringConvertible {
    /// The line of the schema that the live sinks disagree with.
    public let location: SchemaLocation
    /// What is wrong.
    public let problem: WiringProblem

    /// `Schema/Game.telemetry:31: sink 'GameCenterSink' is declared but … [unwired]`
    public var description: String {
        "\(location): \(problem.message) [\(problem.rule)]"
    }
}

/// The ways in which live sinks can differ from a manifest.
public enum WiringProblem: Equatable, Sendable {
    /// The schema declares the sink for this wiring and platform, the composition root has none.
    case unwired(sink: String)
    /// The composition root has the sink, the wiring does not.
    case undeclared(sink: String, wiring: String)
    /// The sink is live more than once.
    case duplicated(sink: String, count: Int)
    /// `sink` is called after `successor`, which the wiring puts behind it. `state` is what the
    /// successor reads from it, if anything.
    case outOfOrder(sink: String, successor: String, state: String?)
    /// The sink receives other events than its `sink` line says.
    case receives(sink: String, live: String, declared: String)
}
