import TelemetryFacade
import TelemetryGameCenter
import Testing

@testable import PuzzleGame

/// What is left of a composition root that was ended.
@Suite struct RootEndTests {
    @Test func letsGoOfWhatItsSinksHold() async throws {
        weak var released: LocalGameCenter?
        do {
            let gameCenter = LocalGameCenter()
            released = gameCenter
            let root = try CompositionRoot.forTest(gameCenter: gameCenter)
            await root.finish()
        }
        #expect(released == nil)
    }
}
