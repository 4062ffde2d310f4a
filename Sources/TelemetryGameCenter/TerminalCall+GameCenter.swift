public import TelemetryFacade

extension TerminalCall {
    /// `GKLeaderboard.submitScore`, as the `calls` line of a schema writes it.
    public static let submitScore = TerminalCall("GKLeaderboard.submitScore")

    /// `GKAchievement.report`, as the `calls` line of a schema writes it.
    public static let reportAchievement = TerminalCall("GKAchievement.report")
}
