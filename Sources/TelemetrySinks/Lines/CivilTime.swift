/// A moment in the calendar of RFC 3339, in UTC.
struct CivilTime {
    let year: UInt64
    let month: UInt64
    let day: UInt64
    let secondOfDay: UInt64

    /// The calendar that RFC 3339 can write: the years 0 to 9999.
    static let secondsSince1970: Range<Int64> = -62_167_219_200..<253_402_300_800

    /// Reads the calendar at a moment, which must be in ``secondsSince1970``.
    ///
    /// Counts in years that begin on the first of March, so that the leap day comes last, and takes
    /// quotient and remainder from one product each: C. Neri, L. Schneider, "Euclidean affine
    /// functions and their application to calendar algorithms", 2022.
    @inline(__always)
    init(secondsSince1970: Int64) {
        let seconds = UInt64(bitPattern: secondsSince1970 &- Self.secondsSince1970.lowerBound)
        secondOfDay = seconds % 86_400
        // From 0000-01-01 back to the March of the year -400, so that nothing is negative.
        let quarterDays = 4 &* (seconds / 86_400 &+ 146_037) &+ 3
        let quarterDayOfCentury = quarterDays % 146_097 | 3
        let yearProduct = quarterDayOfCentury &* 2_939_745
        let dayOfYear = UInt64(UInt32(truncatingIfNeeded: yearProduct)) / 2_939_745 / 4
        // In units of 1/65,536 of a month, of which March is the third.
        let monthProduct = 2_141 &* dayOfYear &+ 197_913
        let followsNewYear: UInt64 = dayOfYear >= 306 ? 1 : 0
        month = monthProduct &>> 16 &- 12 &* followsNewYear
        day = (monthProduct & 0xFFFF) / 2_141 &+ 1
        year = 100 &* (quarterDays / 146_097) &+ yearProduct &>> 32 &+ followsNewYear &- 400
    }
}
