/// A moment in the calendar of RFC 3339, in UTC.
struct CivilTime {
    let year: Int64
    let month: UInt64
    let day: UInt64
    let secondOfDay: UInt64

    /// The calendar that RFC 3339 can write: the years 0 to 9999.
    static let secondsSince1970: Range<Int64> = -62_167_219_200..<253_402_300_800

    /// Reads the calendar at a moment, which must be in ``secondsSince1970``.
    ///
    /// Counts in years that begin on the first of March, so that the leap day comes last, and in
    /// eras of 400 such years, which all have 146,097 days.
    init(secondsSince1970: Int64) {
        // 719,468 days lie between 0000-03-01 and 1970-01-01.
        let (days, seconds) = Self.floorDivide(secondsSince1970, by: 86_400)
        let (era, dayOfEra) = Self.floorDivide(days + 719_468, by: 146_097)
        let leapDays = dayOfEra / 1_460 - dayOfEra / 36_524 + dayOfEra / 146_096
        let yearOfEra = (dayOfEra - leapDays) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // From March on, five months have 153 days, over and over.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        self.month = UInt64(month)
        day = UInt64(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
        year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
        secondOfDay = UInt64(seconds)
    }

    private static func floorDivide(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
