internal import TelemetryFacade

extension LineBuffer {
    /// Appends `time` as RFC 3339 writes it: UTC, three digits of the second, rounded down.
    ///
    /// Outside the years 0 to 9999 that RFC 3339 knows: the seconds since 1970.
    mutating func append(_ time: WallClockTime) {
        guard time.isInCalendar else { return append(decimal: time.secondsSince1970) }
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

    /// In three words: `2026-11-`, `30T11:32`, `:14.123Z`.
    private mutating func append(_ time: CivilTime, milliseconds: UInt64) {
        let (year, second) = (time.year, time.secondOfDay)
        let (century, tenths) = ((year / 100).twoDigits, milliseconds / 100)
        append(
            word: century | (year % 100).twoDigits &<< 16 | 0x2D &<< 32
                | time.month.twoDigits &<< 40 | 0x2D &<< 56)
        append(
            word: time.day.twoDigits | 0x54 &<< 16 | (second / 3_600).twoDigits &<< 24
                | 0x3A &<< 40 | (second / 60 % 60).twoDigits &<< 48)
        append(
            word: 0x3A | (second % 60).twoDigits &<< 8 | 0x2E &<< 24 | (0x30 &+ tenths) &<< 32
                | (milliseconds % 100).twoDigits &<< 40 | 0x5A &<< 56)
    }

    /// Appends eight bytes of ASCII, the lowest first.
    @inline(__always)
    private mutating func append(word: UInt64) {
        room(for: 8)?.storeBytes(of: word.littleEndian, as: UInt64.self)
        goForward(by: 8)
    }
}

extension WallClockTime {
    /// Whether it is in the years 0 to 9999 that RFC 3339 knows.
    @inline(__always)
    var isInCalendar: Bool {
        CivilTime.secondsSince1970.contains(secondsSince1970)
    }
}
