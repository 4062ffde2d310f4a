// The calls whose names a method of the same name would hide, each under a name of its own.

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

/// `write(2)`, repeated where a signal came first.
func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    var written: Int
    repeat {
        #if canImport(ucrt)
            written = Int(_write(descriptor, bytes.baseAddress, UInt32(bytes.count)))
        #else
            written = write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    } while written < 0 && lastError == EINTR
    return written
}

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// `send(2)` that neither waits nor raises SIGPIPE.
    func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        var written: Int
        repeat {
            written = send(descriptor, bytes.baseAddress, bytes.count, sendAtOnce)
        } while written < 0 && lastError == EINTR
        return written
    }

    #if canImport(Darwin)
        // Darwin has no such flag for one call: the caller blocks the signal.
        let sendAtOnce = Int32(MSG_DONTWAIT)
    #else
        let sendAtOnce = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
    #endif
#endif
