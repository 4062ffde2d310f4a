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

extension LossReason {
    /// Sorts an error number of a refused write.
    init(error: Int32) {
        self =
            switch error {
            case EAGAIN, EWOULDBLOCK, ENOBUFS: .full
            case EPIPE, EBADF, ECONNREFUSED, ECONNRESET, ENOTCONN, ENOENT, ENXIO: .closed
            case EMSGSIZE: .tooLong
            default: .failed
            }
    }
}
