// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Stands in for a leaderboard; prints the calls it gets.
public class GKLeaderboard {
    public class func submitScore(
        _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
        completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        print("submitScore \(score) context \(context) to \(leaderboardIDs)")
        StubGameCenter.answer(completionHandler)
    }
}
