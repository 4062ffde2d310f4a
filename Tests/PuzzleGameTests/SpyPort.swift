import TelemetryFacade
import TelemetryGameCenter

/// Stands in for Game Center and reports the calls that reach it.
struct SpyPort: GameCenterPort {
    /// What it does with a call.
    enum Answer {
        case takes
        case hasNoPlayer
        case refuses
    }

    private struct Refusal: Error {}

    private let answer: Answer
    private let handler: TerminalCallHandler

    init(_ answer: Answer = .takes, reporting handler: @escaping TerminalCallHandler = { _, _ in })
    {
        self.answer = answer
        self.handler = handler
    }

    var isAuthenticated: Bool { answer != .hasNoPlayer }

    func submitScore(_ score: Int, leaderboards: [String], context: Int) async throws {
        try take(.submitScore)
    }

    func reportAchievement(_ identifier: String, percent: Int, showsBanner: Bool) async throws {
        try take(.reportAchievement)
    }

    private func take(_ call: TerminalCall) throws {
        guard answer == .takes else {
            handler(call, .failed(Refusal()))
            throw Refusal()
        }
        handler(call, .reached)
    }
}
