internal import TelemetryFacade

/// What a session is played with.
struct SessionSetup {
    let difficulty: Difficulty
    /// Whether the game plays itself.
    let isDemo: Bool
    let telemetry: Telemetry<TelemetryEvent>
    let stopwatch: Stopwatch
    /// Shows the player a line, or several.
    let show: (String) -> Void
}
