internal import TelemetryFacade
internal import TelemetryGameCenter

extension GameCenterSink<TelemetryEvent> {
    /// Submits through `port` what a play-through is worth, and observes how each call ended.
    init(port: any GameCenterPort, telemetry: Telemetry<TelemetryEvent>) {
        self.init(
            port: port,
            onTerminalCall: { call, outcome in
                telemetry.observe(
                    .submissionEnded(call: call.name, outcome: SubmissionOutcome(outcome)))
            }, submissions: Self.submissions)
    }

    private static func submissions(for event: TelemetryEvent) -> [GameCenterSubmission] {
        switch event {
        case .puzzleSolved(let difficulty, let attempts, _, _):
            [.score(attempts, leaderboards: ["guesses.\(difficulty)"])]
        case .achievementUnlocked(let achievement):
            [.achievement("\(achievement)", percent: 100, showsBanner: true)]
        default:
            []
        }
    }
}
