package import TelemetryFacade

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

extension WallClockTime {
    /// The current moment by the system's real-time clock. Does not allocate.
    package static func now() -> WallClockTime {
        var time = timespec()
        #if canImport(ucrt)
            _ = timespec_get(&time, TIME_UTC)
        #else
            clock_gettime(CLOCK_REALTIME, &time)
        #endif
        return WallClockTime(
            secondsSince1970: Int64(time.tv_sec), nanoseconds: Int32(time.tv_nsec))
    }
}
