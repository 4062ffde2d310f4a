#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Sends datagrams to a named local socket, without waiting and without a signal.
    ///
    /// Not connected: each datagram goes to whoever listens under the name at that moment, so that
    /// a restarted receiver is found again. Closes its own descriptor when it is released.
    final class LocalDatagramSocket: Sendable {
        let descriptor: Int32
        let address: sockaddr_un

        /// Opens a socket for sending to `path`.
        ///
        /// Fails with an error number: of the system if nobody listens there, `ENAMETOOLONG` if the
        /// path is longer than an address.
        init(path: String) throws(SystemError) {
            guard let address = Self.address(of: path) else { throw SystemError(ENAMETOOLONG) }
            self.address = address
            #if os(Linux) || os(Android)
                descriptor = socket(AF_UNIX, Self.datagram | Self.closeOnExec, 0)
            #else
                descriptor = socket(AF_UNIX, SOCK_DGRAM, 0)
            #endif
            guard descriptor >= 0 else { throw SystemError(lastError) }
            let error = tryToConnect()
            guard error == 0 else { throw SystemError(error) }
        }

        deinit {
            if descriptor >= 0 { close(descriptor) }
        }

        /// Sends `bytes` as one datagram. May be called from any thread. Does not allocate.
        func send(_ bytes: UnsafeRawBufferPointer) -> WriteOutcome {
            let sent = withAddress { address, length in
                #if canImport(Darwin)
                    SignalGuard.around {
                        sendto(
                            descriptor, bytes.baseAddress, bytes.count, sendAtOnce, address, length)
                    }
                #else
                    sendto(descriptor, bytes.baseAddress, bytes.count, sendAtOnce, address, length)
                #endif
            }
            return sent < 0 ? .refused(error: lastError) : .written
        }

        func withAddress<Result>(
            _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
        ) -> Result {
            withUnsafePointer(to: address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
                }
            }
        }

        /// Asks for the receiver on a socket of its own. Returns an error number, or 0.
        private func tryToConnect() -> Int32 {
            #if os(Linux) || os(Android)
                let probe = socket(AF_UNIX, Self.datagram | Self.closeOnExec, 0)
            #else
                let probe = socket(AF_UNIX, SOCK_DGRAM, 0)
            #endif
            guard probe >= 0 else { return lastError }
            defer { close(probe) }
            return withAddress { connect(probe, $0, $1) } == 0 ? 0 : lastError
        }

        private static func address(of path: String) -> sockaddr_un? {
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            let fits = withUnsafeMutableBytes(of: &address.sun_path) { target in
                // One byte less, for the zero at the end.
                guard path.utf8.count < target.count else { return false }
                path.withContiguousBytes { target.copyMemory(from: $0) }
                return true
            }
            return fits ? address : nil
        }

        #if canImport(Glibc)
            private static let datagram = Int32(SOCK_DGRAM.rawValue)
            private static let closeOnExec = Int32(SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl) || canImport(Android)
            private static let datagram = Int32(SOCK_DGRAM)
            private static let closeOnExec = Int32(SOCK_CLOEXEC)
        #endif
    }
#endif
