/// Everything this module says in words.
enum GameCenterWording {
    static let noLeaderboard = "score names no leaderboard; expected at least one identifier"

    static func percentOutOfRange(_ percent: Int, achievement: String) -> String {
        "progress \(percent) of achievement '\(achievement)' is not a percentage; "
            + "expected 0 to 100"
    }
}
