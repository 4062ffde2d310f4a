// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization

/// Stands in for a player. Not `Sendable`, like the real one.
open class GKPlayer {}

/// Stands in for the local player.
public final class GKLocalPlayer: GKPlayer {
    // SAFETY: without state of its own.
    nonisolated(unsafe) private static let onlyPlayer = GKLocalPlayer()

    public class var local: GKLocalPlayer { onlyPlayer }

    public var isAuthenticated: Bool {
        StubGameCenter.isAuthenticated.withLock { $0 }
    }
}
