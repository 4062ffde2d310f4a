/// The calls that ``GameCenterSink`` makes, so that a test can stand in for Game Center.
///
/// ``LiveGameCenterPort`` makes them on the platform. A call returns when Game Center has taken it
/// and throws what Game Center answered otherwise. It should also throw within 100 ms
/// of the cancellation of its task. May be called from any thread. The lane calls one function at a
/// time; until a call that outlasted those 100 ms has ended it makes no other.
public protocol GameCenterPort: Sendable {
    /// Whether the local player is signed in. Asked before every call.
    var isAuthenticated: Bool { get }

    /// Submits `score` of the local player to every one of `leaderboards`.
    func submitScore(_ score: Int, leaderboards: [String], context: Int) async throws

    /// Reports `percent`, in `0...100`, for one achievement of the local player.
    func reportAchievement(_ identifier: String, percent: Int, showsBanner: Bool) async throws
}
