import TelemetryFacade
import TelemetrySinks
import os

/// Logs through the stub of `os`, which prints what reaches it.
@main
enum OSLogProgram {
    static func main() {
        let telemetry = Telemetry<ProgramEvent>(sinks: [
            OSLogSink(subsystem: "app", category: "all"),
            OSLogSink(subsystem: "app", category: "errors", minimumLevel: .error),
            OSLogSink(subsystem: "app", category: "open", showsPrivateValues: true),
        ])
        for level in EventLevel.allCases { telemetry.observe(.plain(level)) }
        telemetry.observe(.opened(path: "/a b", count: 2, owner: "me", password: "hunter2"))
    }
}
