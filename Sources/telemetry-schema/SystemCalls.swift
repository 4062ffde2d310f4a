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
    /// Writes all of `text` to standard error, as far as that takes it.
    static func writeToStandardError(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, numericCast($0.count)) }
            guard written > 0 else { return }
            bytes.removeFirst(Int(written))
        }
    }

    /// What a call was refused for, in words.
    static func reason(_ code: POSIXErrorCode) -> String {
        switch code {
        case .EISDIR: "it is a folder"
        case .ENOTDIR: "it is not a folder"
        default: "\(code)"
        }
    }

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
