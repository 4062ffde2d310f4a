internal import TelemetryKernelCalls

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#endif

#if os(Linux) || os(Android)
    extension LocalDatagramSocket {
        /// Sends `bytes` as a sealed file in memory, by its descriptor: the way for what is too
        /// long for a datagram. The receiver must expect it.
        func sendAsMemoryFile(_ bytes: UnsafeRawBufferPointer) -> WriteOutcome {
            let file = telemetry_memory_file("telemetry")
            guard file >= 0 else { return .refused(error: lastError) }
            defer { close(file) }
            var rest = bytes
            while !rest.isEmpty {
                // A file in memory is one of those that the process may grow to a limit only.
                let written = SignalGuard.around { systemWrite(file, rest) }
                guard written > 0 else { return .refused(error: written < 0 ? lastError : EIO) }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
            guard telemetry_seal(file) == 0 else { return .refused(error: lastError) }
            return send(descriptorOf: file)
        }

        private func send(descriptorOf file: Int32) -> WriteOutcome {
            let space = ControlMessage.size
            let sent = withUnsafeTemporaryAllocation(byteCount: space, alignment: 8) { control in
                ControlMessage.fill(control, with: file)
                return withAddress { address, length in
                    var message = msghdr()
                    message.msg_name = UnsafeMutableRawPointer(mutating: address)
                    message.msg_namelen = length
                    message.msg_control = control.baseAddress
                    message.msg_controllen = .init(space)
                    return sendmsg(descriptor, &message, sendAtOnce)
                }
            }
            return sent < 0 ? .refused(error: lastError) : .written
        }
    }

    /// The part of a message that carries one descriptor. C lays it out with macros, `cmsg(3)`.
    private enum ControlMessage {
        private static let headerSize = MemoryLayout<cmsghdr>.stride

        /// The header and the descriptor, up to the next word.
        static let size = headerSize + 8

        static func fill(_ memory: UnsafeMutableRawBufferPointer, with descriptor: Int32) {
            memory.initializeMemory(as: UInt8.self, repeating: 0)
            var header = cmsghdr()
            header.cmsg_len = .init(headerSize + MemoryLayout<Int32>.size)
            header.cmsg_level = SOL_SOCKET
            header.cmsg_type = Int32(SCM_RIGHTS)
            memory.storeBytes(of: header, as: cmsghdr.self)
            memory.storeBytes(of: descriptor, toByteOffset: headerSize, as: Int32.self)
        }
    }
#endif
