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

    /// Ends the process.
    static func end(_ status: ExitStatus) -> Never {
        exit(status.rawValue)
    }
}
