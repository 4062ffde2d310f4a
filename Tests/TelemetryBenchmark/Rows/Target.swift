internal import Foundation

/// A place to write lines to, and how to make room in it.
struct Target: Sendable {
    /// Where a sink writes.
    let descriptor: Int32
    /// Throws away what was written.
    let empty: @Sendable () -> Void
    /// What was written since it was last empty.
    let contents: @Sendable () -> [UInt8]
}

extension Target {
    /// `/dev/null`.
    static func null() -> Target {
        Target(descriptor: open("/dev/null", O_WRONLY), empty: {}, contents: { [] })
    }

    /// A file without a name, written to at its end.
    static func file() -> Target {
        var path = Array("/tmp/telemetry-benchmark-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        unlink(path)
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_APPEND)
        return Target(
            descriptor: descriptor, empty: { _ = ftruncate(descriptor, 0) }, contents: { [] })
    }

    /// A pipe that is read from between batches: its reader takes no time from its writer.
    static func pipe() -> Target {
        var ends: [Int32] = [0, 0]
        _ = Foundation.pipe(&ends)
        let (reader, writer) = (ends[0], ends[1])
        // 1031 is F_SETPIPE_SZ, which no Swift module shows: room for a whole batch.
        _ = fcntl(writer, 1031, 1 << 20)
        _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK)
        let contents: @Sendable () -> [UInt8] = { Self.readAll(reader) }
        return Target(descriptor: writer, empty: { _ = contents() }, contents: contents)
    }

    /// A local socket at `path` that takes datagrams.
    static func socket(at name: SocketName) -> Target {
        let reader = Foundation.socket(AF_UNIX, Self.datagram, 0)
        let address = LocalAddress(name.path)
        let isBound = address.use { bind(reader, $0, $1) }
        precondition(isBound == 0, "no socket at \(name.path)")
        let writer = Foundation.socket(AF_UNIX, Self.datagram, 0)
        _ = address.use { connect(writer, $0, $1) }
        _ = fcntl(reader, F_SETFL, fcntl(reader, F_GETFL) | O_NONBLOCK)
        let contents: @Sendable () -> [UInt8] = { [name] in
            withExtendedLifetime(name) { Self.readAll(reader) }
        }
        return Target(descriptor: writer, empty: { _ = contents() }, contents: contents)
    }

    private static func readAll(_ reader: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = read(reader, &part, part.count), count > 0 {
            bytes += part[..<count]
        }
        return bytes
    }

    #if canImport(Glibc)
        private static let datagram = Int32(SOCK_DGRAM.rawValue)
    #else
        private static let datagram = SOCK_DGRAM
    #endif
}
