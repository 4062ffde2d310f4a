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

/// What an error number of a refused write means for the writer.
package enum SystemErrorKind: Sendable {
    /// The receiver's buffer is full.
    case wouldWait
    /// Nobody is at the other end, or this end is closed.
    case receiverGone
    /// The receiver takes no message of this size.
    case tooLong
    /// Anything else.
    case other

    /// Sorts an error number.
    package init(_ error: Int32) {
        self =
            switch error {
            case EAGAIN, EWOULDBLOCK, ENOBUFS: .wouldWait
            case EPIPE, EBADF, ECONNREFUSED, ECONNRESET, ENOTCONN, ENOENT, ENXIO: .receiverGone
            case EMSGSIZE: .tooLong
            default: .other
            }
    }
}
