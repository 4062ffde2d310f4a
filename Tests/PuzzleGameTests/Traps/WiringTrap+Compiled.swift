import ProcessSupport

/// Mistakes that the compiler refuses.
extension WiringTrap {
    static let compiled = [
        compiling(
            "a sink is left out", "gameCenterSink: submissions, achievementSink: achievements"),
        compiling(
            "a reader is called before its writer",
            "gameCenterSink: submissions, achievementSink: achievements, recordSink: records"),
        compiling(
            "a sink runs on the observer's thread",
            "recordSink: records, gameCenterSink: UploadSink(), achievementSink: achievements"),
    ]

    /// `sinks` are the arguments in the middle of the call.
    private static func compiling(_ description: String, _ sinks: String) -> WiringTrap {
        WiringTrap(description) {
            let folder = try TemporaryFolder()
            try folder.write(program(sinks), to: "Root.swift")
            let run = try SwiftCompiler.check([folder.url("Root.swift")], ["-swift-version", "6"])
            return run.errorLines.filter { $0.hasPrefix("/") && $0.contains(" error: ") }
                .map { String($0.drop { $0 != " " }.dropFirst()) }.joined(separator: "\n")
        }
    }

    private static func program(_ sinks: String) -> String {
        """
        @testable import PuzzleGame
        import TelemetryFacade
        import TelemetryForwarding
        import TelemetrySinks

        struct UploadSink: AsyncTelemetrySink {
            func receive(_ event: TelemetryEvent, observedAt time: WallClockTime) async {}
        }

        func wire(
            _ records: RecordSink, _ submissions: ForwardedSink<TelemetryEvent>,
            _ achievements: DeferredSink<AchievementSink>
        ) -> Telemetry<TelemetryEvent> {
            .live(
                streamSink: StreamSink.standardError, \(platformSink)
                \(sinks), noOpTrackingSink: NoOpTrackingSink())
        }
        """
    }

    private static var platformSink: String {
        #if canImport(Darwin)
            "osLogSink: OSLogSink(subsystem: \"PuzzleGame\", category: \"events\"),"
        #else
            ""
        #endif
    }
}
