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
enum SystemCalls {
    /// Writes all of `text` to `descriptor`, as far as that takes it; why it did not take the rest.
    static func writeAll(_ text: String, to descriptor: Int32) -> POSIXErrorCode? {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes {
                write(descriptor, $0.baseAddress, numericCast($0.count))
            }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return POSIXErrorCode(rawValue: errno) ?? .EIO }
            bytes.removeFirst(Int(written))
        }
        return nil
    }

    /// What a call was refused for, in words.
    static func reason(_ code: POSIXErrorCode) -> String {
        switch code {
        case .EISDIR: "it is a folder"
        case .ENOTDIR: "it is not a folder"
        case .ENOSPC: "no space left"
        default: "\(code)"
        }
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
