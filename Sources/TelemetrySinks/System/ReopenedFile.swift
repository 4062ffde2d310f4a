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

/// A terminal or a named pipe, opened once more for writing without waiting.
///
/// That a write does not wait is a flag of an open file, which every program shares that has the
/// same one; what is opened anew has flags of its own. Closed when it is released.
final class ReopenedFile: Sendable {
    /// The number by which the kernel knows it.
    let number: Int32

    /// Opens what `descriptor` stands for once more. Fails where the system does not allow it.
    init?(_ descriptor: Int32) {
        let number = telemetry_open_again(descriptor)
        guard number >= 0 else { return nil }
        self.number = number
    }

    deinit {
        #if canImport(ucrt)
            _close(number)
        #else
            close(number)
        #endif
    }
}
