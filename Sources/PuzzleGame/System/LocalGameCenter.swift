internal import Synchronization
internal import TelemetryGameCenter

/// Stands in for Game Center where there is none. Keeps what was submitted until the program ends.
///
/// May be used from several threads at once.
final class LocalGameCenter: GameCenterPort {
    private let taken = Mutex<[GameCenterSubmission]>([])

    /// What was submitted so far, in order.
    var submissions: [GameCenterSubmission] {
        taken.withLock { $0 }
    }

    /// Nobody has to sign in here.
    var isAuthenticated: Bool { true }

    func submitScore(_ score: Int, leaderboards: [String], context: Int) async throws {
        taken.withLock {
            $0.append(.score(score, leaderboards: leaderboards, context: context))
        }
    }

    func reportAchievement(_ identifier: String, percent: Int, showsBanner: Bool) async throws {
        taken.withLock {
            $0.append(.achievement(identifier, percent: percent, showsBanner: showsBanner))
        }
    }
}
