import TelemetryFacade
import TelemetryGameCenter

@testable import PuzzleGame

extension CompositionRoot {
    /// The live root of a game that shows nothing and submits to nobody.
    static func forTest(
        eventStream: Int32 = 2, minimumLevel: EventLevel = .fault,
        gameCenter: any GameCenterPort = LocalGameCenter(),
        announce: @escaping @Sendable (Achievement) -> Void = { _ in }
    ) throws -> CompositionRoot {
        try CompositionRoot(
            completedCount: 0, eventStream: eventStream, minimumLevel: minimumLevel,
            gameCenter: gameCenter, announce: announce)
    }
}
