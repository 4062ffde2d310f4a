internal import TelemetryKernelCalls

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Android)
    internal import Android
#elseif canImport(WASILibc)
    internal import WASILibc
#elseif canImport(ucrt)
    internal import ucrt
#endif

extension Descriptor {
    /// Writes `line` in one system call, without waiting for a reader and without a signal.
    ///
    /// Where the kernel takes only a part, the rest is tried again for as long as it takes more.
    /// Changes neither the process's signal dispositions nor the flags of the descriptor, which
    /// other programs may share. Does not allocate. May be called from any thread.
    ///
    /// Waits all the same where the kernel has no way not to, which is asked for room only: a pipe
    /// outside Linux, or one that could not be opened once more by its name, when another writer
    /// takes the room in between; a terminal that could not be opened once more.
    func write(_ line: UnsafeRawBufferPointer) -> WriteOutcome {
        var rest = line
        while true {
            let written = writeOnce(rest)
            if written == rest.count { return .written }
            guard written > 0 else {
                let error = written < 0 ? errorOfWriting : EIO
                return rest.count == line.count ? .refused(error: error) : .torn(error: error)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }

    /// Why the last write failed. A terminal that has hung up says what a failing disk says.
    private var errorOfWriting: Int32 {
        kind == .terminal && lastError == EIO ? EPIPE : lastError
    }

    #if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
        @inline(__always)
        private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
            switch kind {
            case .device, .file: systemWrite(number, bytes)
            case .limitedFile: SignalGuard.around { systemWrite(number, bytes) }
            case .socket: sendOnce(bytes)
            case .pipe: writeToPipe(bytes)
            case .guardedPipe: writeToGuardedPipe(bytes)
            case .namedPipe, .terminal, .other: writeToReopened(bytes)
            }
        }

        private func sendOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
            #if canImport(Darwin)
                SignalGuard.around { systemSend(number, bytes) }
            #else
                systemSend(number, bytes)
            #endif
        }

        private func writeToPipe(_ bytes: UnsafeRawBufferPointer) -> Int {
            let written = telemetry_write_at_once(number, bytes.baseAddress, bytes.count)
            return written < 0 && isUnknownRequest(lastError) ? writeIfReady(bytes) : written
        }

        private func writeToGuardedPipe(_ bytes: UnsafeRawBufferPointer) -> Int {
            let written = SignalGuard.around {
                telemetry_write_without_waiting(number, bytes.baseAddress, bytes.count)
            }
            return written < 0 && isUnknownRequest(lastError) ? writeIfReady(bytes) : written
        }

        /// A sandbox that was entered later refuses the call, a pipe without a name that was opened
        /// through `/proc` the flag.
        private func isUnknownRequest(_ error: Int32) -> Bool {
            error == EOPNOTSUPP || error == ENOSYS || error == EINVAL || error == EPERM
        }

        private func writeToReopened(_ bytes: UnsafeRawBufferPointer) -> Int {
            guard let reopened else { return writeIfReady(bytes) }
            return SignalGuard.around { systemWrite(reopened.number, bytes) }
        }

        private func writeIfReady(_ bytes: UnsafeRawBufferPointer) -> Int {
            guard isReady() else { return -1 }
            return SignalGuard.around { systemWrite(number, bytes) }
        }

        /// Whether there is room, or something is wrong that a write tells; if not, `errno` says.
        private func isReady() -> Bool {
            guard number >= 0 else {
                // Which is passed over, not refused.
                lastError = EBADF
                return false
            }
            var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
            var count: Int32
            repeat { count = poll(&request, 1, 0) } while count < 0 && lastError == EINTR
            if count == 0 { lastError = EAGAIN }
            return count > 0
        }
    #else
        private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
            systemWrite(number, bytes)
        }
    #endif
}
