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

/// An error number of the system.
struct SystemError: Error, Equatable {
    /// The number, as in `errno`.
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    /// The system's words for it, in its own language.
    var reason: String {
        strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
