import TelemetryGenerator
import TelemetrySchema

/// Mistakes that the generator sees, in the schema or in the source beside it.
extension WiringTrap {
    static let declared = [
        generating(
            "a reader is declared before its writer",
            """
            event puzzleSolved
            sink AchievementSink
              reads completedCount
            sink RecordSink
              writes completedCount
            """),
        generating(
            "a writer is forwarded, its reader is not",
            """
            event puzzleSolved
            sink RecordSink
              writes completedCount
              forwarded
            sink AchievementSink
              reads completedCount
            """),
        generating(
            "a sink receives what it emits",
            """
            event puzzleSolved
            sink AchievementSink
              emits puzzleSolved
            """),
    ]

    static let scanned = [
        generating(
            "a sink is not declared", "event puzzleSolved", "struct BoardSink: TelemetrySink {}"),
        generating(
            "a declared sink does not exist", "event puzzleSolved\nsink BoardSink", "enum Board {}"),
    ]

    private static func generating(
        _ description: String, _ schema: String, _ source: String? = nil
    ) -> WiringTrap {
        WiringTrap(description) {
            let reading = SchemaPipeline.read([file("Game.telemetry", schema)])
            let own = source.map { [file("Game.swift", $0)] } ?? []
            let scanned = reading.schema.map {
                SinkScan($0, own: own, dependencies: []).diagnostics()
            }
            return (reading.diagnostics + (scanned ?? [])).map {
                "\($0.severity.rawValue): \($0.message) [\($0.rule.rawValue)]"
            }.joined(separator: "\n")
        }
    }

    private static func file(_ path: String, _ text: String) -> SourceFile {
        SourceFile(path: path, bytes: Array("\(text)\n".utf8))
    }
}
