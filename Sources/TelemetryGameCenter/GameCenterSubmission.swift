public import TelemetryFacade

/// What an event means to Game Center: one submission, one terminal call.
public enum GameCenterSubmission: Sendable, Equatable {
    /// Submits a score of the local player to one or more leaderboards.
    ///
    /// - Parameters:
    ///   - value: The score, in the unit that the leaderboards were set up with.
    ///   - leaderboards: The identifiers of the leaderboards; at least one.
    ///   - context: A number that Game Center keeps beside the score and gives no meaning.
    case score(_ value: Int, leaderboards: [String], context: Int = 0)

    /// Reports how far the local player has come towards an achievement.
    ///
    /// - Parameters:
    ///   - identifier: The identifier of the achievement.
    ///   - percent: Whole percent, in `0...100`. Game Center ignores less than it has stored.
    ///   - showsBanner: Whether the system shows its banner when the achievement is complete.
    case achievement(_ identifier: String, percent: Int, showsBanner: Bool = false)

    /// The platform call that this submission ends in.
    public var terminalCall: TerminalCall {
        switch self {
        case .score: .submitScore
        case .achievement: .reportAchievement
        }
    }

    /// Throws if Game Center has no meaning for the values.
    func validate() throws(GameCenterSubmissionError) {
        switch self {
        case .score(_, let leaderboards, _):
            if leaderboards.isEmpty { throw .noLeaderboard }
        case .achievement(let identifier, let percent, _):
            guard (0...100).contains(percent) else {
                throw .percentOutOfRange(percent, achievement: identifier)
            }
        }
    }
}
