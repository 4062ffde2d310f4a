public import TelemetryFacade

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
