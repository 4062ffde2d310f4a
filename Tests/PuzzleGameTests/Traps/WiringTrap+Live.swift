import TelemetryFacade
import TelemetryForwarding
import TelemetryTesting

@testable import PuzzleGame

/// Mistakes that the wiring check finds in a list by hand, and one that a binding throws.
extension WiringTrap {
    static let live = [
        wiring("a sink is not in the list") { $0.recordSink = [] },
        wiring("a sink of no wiring is in the list") { $0.added = [BoardSink()] },
        wiring("a sink is in the list twice") { $0.recordSink += $0.recordSink },
        wiring("a sink receives too much") { $0.recordSink = [RecordSink(record: $0.record)] },
        wiring("a reader stands before its writer") {
            $0.achievementSink += $0.recordSink
            $0.recordSink = []
        },
        wiring("a sink that takes its time is not forwarded") {
            $0.gameCenterSink = [GameCenterSink().receiving([.completion, .reward])]
        },
        wiring("a lane calls a writer, and not its reader") {
            let sink = $0.lane.forward(RecordSink(record: $0.record))
            $0.recordSink = [sink.receiving([.completion])]
        },
        wiring("nothing is bound to a place") {
            let place = DeferredSink<PuzzleGame.AchievementSink>(capacity: 1)
            $0.achievementSink = [place.receiving([.completion])]
        },
        WiringTrap("a place is bound twice") {
            let place = DeferredSink<AchievementSink>(capacity: 1)
            try place.setDownstream(AchievementSink())
            do {
                try place.setDownstream(AchievementSink())
                return ""
            } catch {
                return "\(error)"
            }
        },
        wiring("a sink is a class") {
            $0.achievementSink = [AchievementSink().receiving([.completion])]
        },
        wiring("a source is not listed") { $0.sources = [] },
        wiring("a source is not declared") { $0.sources += [BatterySource()] },
        wiring("a source is listed twice") { $0.sources += $0.sources },
    ]

    private static func wiring(
        _ description: String, _ mistake: @escaping @Sendable (inout HandWiredRoot) -> Void
    ) -> WiringTrap {
        WiringTrap(description) {
            var root = HandWiredRoot()
            mistake(&root)
            return root.findings.map { "\($0.problem.message) [\($0.problem.rule)]" }
                .joined(separator: "\n")
        }
    }

    // What carries the name of a declared sink goes by it.

    private struct BoardSink: TelemetrySink {
        func receive(_ event: TelemetryEvent) {}
    }

    private struct GameCenterSink: TelemetrySink {
        func receive(_ event: TelemetryEvent) {}
    }

    private final class AchievementSink: TelemetrySink {
        func receive(_ event: TelemetryEvent) {}
    }

    private struct BatterySource: TelemetrySource {}
}
