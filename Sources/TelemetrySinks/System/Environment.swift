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

/// The environment of the process.
enum Environment {
    /// The value of the variable `name`, where it is set. Allocates.
    static func value(of name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
