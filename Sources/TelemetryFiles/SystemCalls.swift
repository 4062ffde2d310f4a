#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(ucrt)
    import ucrt
#endif

/// What FoundationEssentials does not have.
package enum SystemCalls {
    /// Writes all of `text` to `descriptor`, as far as that takes it; why it did not take the rest.
    ///
    /// Waits for a reader also where somebody else made the descriptor one that does not.
    static func writeAll(_ text: String, to descriptor: Int32) -> POSIXErrorCode? {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress, numericCast($0.count))
            }
            if written < 0, errno == EINTR || (errno == EAGAIN && waitForRoom(descriptor)) {
                continue
            }
            guard written > 0 else { return POSIXErrorCode(rawValue: errno) ?? .EIO }
            bytes.removeFirst(Int(written))
        }
        return nil
    }

    /// Whether it makes sense to write again.
    private static func waitForRoom(_ descriptor: Int32) -> Bool {
        #if canImport(ucrt)
            return false
        #else
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            return poll(&request, 1, -1) >= 0 || errno == EINTR
        #endif
    }

    /// All that is written to the pipe at `path`; `nil` if there is none, or it cannot be read.
    static func readPipe(_ path: String) -> [UInt8]? {
        #if canImport(ucrt)
            return nil
        #else
            let descriptor = open(path, O_RDONLY)
            guard descriptor >= 0 else { return nil }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
                return nil
            }
            return readAll(from: descriptor)
        #endif
    }

    #if !canImport(ucrt)
        private static func readAll(from descriptor: Int32) -> [UInt8]? {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return count == 0 ? bytes : nil }
                bytes += buffer[..<count]
            }
        }
    #endif

    /// What the names of one file have in common, hard links too; `nil` where there is none, or
    /// the system has no such number.
    package static func number(of path: String) -> String? {
        #if canImport(ucrt)
            return nil
        #else
            var status = stat()
            return stat(path, &status) == 0 ? "\(status.st_dev) \(status.st_ino)" : nil
        #endif
    }

    /// What a call was refused for, in words.
    static func reason(_ code: POSIXErrorCode) -> String {
        switch code {
        case .EISDIR: "it is a folder"
        case .ENOTDIR: "it is not a folder"
        case .ENOSPC: "no space left"
        case .EBADF: "it is closed"
        case .EPIPE: "nobody reads it"
        case .ELOOP: "its links lead in a circle"
        default: "\(code)"
        }
    }

    /// Ends the process.
    package static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
