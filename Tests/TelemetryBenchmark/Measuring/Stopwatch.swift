private import Foundation

/// Times that only differences of mean something.
enum Stopwatch {
    /// Nanoseconds of a clock that nobody sets.
    static func nanoseconds() -> UInt64 { nanoseconds(of: CLOCK_MONOTONIC) }

    private static func nanoseconds(of clock: clockid_t) -> UInt64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    /// The milliseconds that `body` takes by the wall clock.
    static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = nanoseconds()
        try body()
        return Double(nanoseconds() - start) / 1_000_000
    }

    /// The milliseconds of CPU time that this process takes while `body` runs.
    static func processorMilliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
        try body()
        return Double(nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - start) / 1_000_000
    }

    /// The CPU seconds of the child processes that begin and end while `body` runs.
    static func childSeconds(_ body: () throws -> Void) rethrows -> Double {
        let start = childSeconds()
        try body()
        return childSeconds() - start
    }

    private static func childSeconds() -> Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
    }
}
