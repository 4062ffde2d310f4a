import Synchronization
import TelemetryGameCenter

/// Records what it is asked, in order, and answers as the test says.
final class SpyPort: GameCenterPort {
    enum Call: Equatable {
        case isAuthenticated
        case submitScore(Int, leaderboards: [String], context: Int)
        case reportAchievement(String, percent: Int, showsBanner: Bool)
    }

    struct Refusal: Error, Equatable {
        let reason: String
    }

    private let recorded = Mutex<[Call]>([])
    private let signedIn: Mutex<[Bool]>
    private let refusals: [String: Refusal]

    /// `signedIn` holds one answer per question, the last one stays; `refusals` are by identifier.
    init(signedIn: [Bool] = [true], refusing refusals: [String: Refusal] = [:]) {
        self.signedIn = Mutex(signedIn)
        self.refusals = refusals
    }

    var calls: [Call] { recorded.withLock { $0 } }

    var isAuthenticated: Bool {
        recorded.withLock { $0.append(.isAuthenticated) }
        return signedIn.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }

    func submitScore(_ score: Int, leaderboards: [String], context: Int) async throws {
        recorded.withLock {
            $0.append(.submitScore(score, leaderboards: leaderboards, context: context))
        }
        for leaderboard in leaderboards {
            if let refusal = refusals[leaderboard] { throw refusal }
        }
    }

    func reportAchievement(_ identifier: String, percent: Int, showsBanner: Bool) async throws {
        recorded.withLock {
            $0.append(.reportAchievement(identifier, percent: percent, showsBanner: showsBanner))
        }
        if let refusal = refusals[identifier] { throw refusal }
    }
}
