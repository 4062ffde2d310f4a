internal import TelemetryFacade

extension LineBuffer {
    /// Appends `time` as RFC 3339 writes it: UTC, three digits of the second, rounded down.
    ///
    /// Outside the years 0 to 9999 that RFC 3339 knows: the seconds since 1970.
    mutating func append(_ time: WallClockTime) {
        guard CivilTime.secondsSince1970.contains(time.secondsSince1970) else {
            append(decimal: time.secondsSince1970)
            return
        }
        append(
            CivilTime(secondsSince1970: time.secondsSince1970),
            milliseconds: UInt64(time.nanoseconds / 1_000_000))
    }

    /// Appends a date as RFC 3339 writes it: UTC, rounded to the nearest millisecond.
    ///
    /// Outside the years 0 to 9999, and where it is infinite or not a number: the seconds since
    /// 2001 as a floating-point number.
    mutating func append(dateAt secondsSince2001: Double) {
        let rounded = (secondsSince2001 * 1_000).rounded()
        guard rounded.magnitude < 1e15 else { return append(secondsSince2001) }
        // 978,307,200 seconds lie between 1970-01-01 and 2001-01-01.
        let milliseconds = Int64(rounded) + 978_307_200_000
        let rest = milliseconds % 1_000
        let fraction = rest < 0 ? rest + 1_000 : rest
        let seconds = (milliseconds - fraction) / 1_000
        guard CivilTime.secondsSince1970.contains(seconds) else { return append(secondsSince2001) }
        append(CivilTime(secondsSince1970: seconds), milliseconds: UInt64(fraction))
    }

    private mutating func append(_ time: CivilTime, milliseconds: UInt64) {
        append(twoDigits: UInt64(time.year) / 100)
        append(twoDigits: UInt64(time.year) % 100)
        append(UInt8(ascii: "-"))
        append(twoDigits: time.month)
        append(UInt8(ascii: "-"))
        append(twoDigits: time.day)
        append(UInt8(ascii: "T"))
        append(twoDigits: time.secondOfDay / 3_600)
        append(UInt8(ascii: ":"))
        append(twoDigits: time.secondOfDay / 60 % 60)
        append(UInt8(ascii: ":"))
        append(twoDigits: time.secondOfDay % 60)
        append(UInt8(ascii: "."))
        append(digit: milliseconds / 100)
        append(twoDigits: milliseconds % 100)
        append(UInt8(ascii: "Z"))
    }

    @inline(__always)
    private mutating func append(twoDigits value: UInt64) {
        append(digit: value / 10)
        append(digit: value % 10)
    }

    @inline(__always)
    private mutating func append(digit: UInt64) {
        append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digit))
    }
}
