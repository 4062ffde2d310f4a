import Synchronization
import TelemetryFacade
import TelemetrySinks
import os

/// Logs events of all levels, of which the log system wants three, and prints which are rendered.
@main
enum DisabledLoggingProgram {
    static func main() {
        StubLogSystem.disabledTypes.withLock { $0 = [.info, .debug] }
        let sink = OSLogSink<ProgramEvent>(subsystem: "app", category: "all")
        for level in EventLevel.allCases { sink.receive(.counted(level)) }
    }
}
