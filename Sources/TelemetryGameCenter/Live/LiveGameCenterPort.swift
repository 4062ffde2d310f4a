#if canImport(GameKit)
    internal import GameKit

    /// Makes the calls of ``GameCenterSink`` on the platform, for the local player.
    ///
    /// The app authenticates the player, which needs its user interface; until then
    /// ``isAuthenticated`` is `false`. A call that is cancelled throws `CancellationError` while
    /// Game Center goes on with it: the score may still arrive.
    public struct LiveGameCenterPort: GameCenterPort {
        /// Makes the port. Costs nothing and asks the platform nothing.
        public init() {}

        /// Whether the local player is signed in.
        public var isAuthenticated: Bool { GKLocalPlayer.local.isAuthenticated }

        /// Submits `score` with `GKLeaderboard.submitScore`.
        public func submitScore(
            _ score: Int, leaderboards: [String], context: Int
        ) async throws {
            try await PlatformAnswer.wait { completion in
                GKLeaderboard.submitScore(
                    score, context: context, player: GKLocalPlayer.local,
                    leaderboardIDs: leaderboards, completionHandler: completion)
            }
        }

        /// Reports `percent` with `GKAchievement.report`.
        public func reportAchievement(
            _ identifier: String, percent: Int, showsBanner: Bool
        ) async throws {
            // Made only now: an achievement belongs to whoever is the local player at its creation.
            let achievement = GKAchievement(identifier: identifier)
            achievement.percentComplete = Double(percent)
            achievement.showsCompletionBanner = showsBanner
            try await PlatformAnswer.wait { completion in
                GKAchievement.report([achievement], withCompletionHandler: completion)
            }
        }
    }
#endif
