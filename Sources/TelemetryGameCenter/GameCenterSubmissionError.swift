/// Why a submission was not handed to Game Center. A mistake in the app's mapping.
public enum GameCenterSubmissionError: Error, Equatable, CustomStringConvertible {
    /// A score names no leaderboard.
    case noLeaderboard
    /// The progress of an achievement is not in `0...100`.
    case percentOutOfRange(Int, achievement: String)

    /// The error in words.
    public var description: String {
        switch self {
        case .noLeaderboard:
            GameCenterWording.noLeaderboard
        case .percentOutOfRange(let percent, let achievement):
            GameCenterWording.percentOutOfRange(percent, achievement: achievement)
        }
    }
}
