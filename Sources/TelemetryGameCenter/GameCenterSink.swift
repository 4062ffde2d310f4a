public import TelemetryFacade
public import TelemetryForwarding

/// Turns events into scores and achievements of Game Center.
///
/// Stands behind a lane, because Game Center answers over the network. Each submission is one
/// terminal call, and every one, made or not, ends in exactly one report to the handler: whoever
/// wires the sink hears of a score that did not arrive. A failed submission does not keep the next
/// from being made, and nothing is submitted twice: there is no promise that Game Center resends.
///
/// All submissions of one event share the time limit of the lane: what is cut off by it, and what
/// it keeps from being made, is reported as failed with a `CancellationError`. While a port is deaf
/// to that the lane does not call the sink, and reports each event to its own handler.
///
/// The sink never throws, so that the handler alone tells of failures.
public struct GameCenterSink<Event: TelemetryEventProtocol>: AsyncTelemetrySink {
    private let port: any GameCenterPort
    private let handler: TerminalCallHandler
    private let submissions: @Sendable (Event) -> [GameCenterSubmission]

    /// Makes the sink.
    ///
    /// - Parameters:
    ///   - port: Makes the calls: ``LiveGameCenterPort`` in an app, a spy in a test.
    ///   - handler: Hears how each terminal call ended.
    ///   - submissions: What an event means to Game Center; most events mean nothing.
    public init(
        port: any GameCenterPort,
        onTerminalCall handler: @escaping TerminalCallHandler,
        submissions: @escaping @Sendable (Event) -> [GameCenterSubmission]
    ) {
        self.port = port
        self.handler = handler
        self.submissions = submissions
    }

    /// Makes the terminal calls that `event` means, one after the other.
    public func receive(_ event: Event, observedAt time: WallClockTime) async {
        for submission in submissions(event) {
            handler(submission.terminalCall, await outcome(of: submission))
        }
    }

    private func outcome(of submission: GameCenterSubmission) async -> TerminalOutcome {
        do {
            try submission.validate()
            // For each call: the player may sign out in between.
            guard port.isAuthenticated else { return .notAuthenticated }
            try Task.checkCancellation()
            try await submit(submission)
            return .reached
        } catch {
            return .failed(error)
        }
    }

    private func submit(_ submission: GameCenterSubmission) async throws {
        switch submission {
        case .score(let value, let leaderboards, let context):
            try await port.submitScore(value, leaderboards: leaderboards, context: context)
        case .achievement(let identifier, let percent, let showsBanner):
            try await port.reportAchievement(
                identifier, percent: percent, showsBanner: showsBanner)
        }
    }
}
