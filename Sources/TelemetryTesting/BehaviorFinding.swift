public import TelemetryFacade

/// A difference between what a manifest says a sink does and what it did. Prints as a sentence.
public struct BehaviorFinding: Equatable, Sendable, CustomStringConvertible {
    /// The line of the schema that the behaviour disagrees with.
    public let location: SchemaLocation
    /// What is wrong.
    public let problem: BehaviorProblem

    init(_ location: SchemaLocation, _ problem: BehaviorProblem) {
        self.location = location
        self.problem = problem
    }

    /// `Schema/Game.telemetry:31: terminal call 'GKAchievement.report' … [unreached-call]`
    public var description: String { "\(location): \(problem.message) [\(problem.rule)]" }
}
