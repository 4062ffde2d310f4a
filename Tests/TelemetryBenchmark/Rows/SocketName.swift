private import Foundation

/// A path for a socket, gone when nobody needs it any more.
final class SocketName: Sendable {
    let path = "/tmp/telemetry-benchmark-\(getpid()).socket"

    deinit {
        unlink(path)
    }
}
