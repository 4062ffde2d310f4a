/// A day of the Gregorian calendar.
public struct CalendarDate: Comparable, Sendable, CustomStringConvertible {
    /// The parts of the day, counted as people do.
    public let year, month, day: Int

    /// Reads `2027-06-01`; `nil` if that is no day.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ ByteClass.isDigit($0) || $0 == UInt8(ascii: "-") }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
            (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Whether `left` is earlier than `right`.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// `2027-06-01`
    public var description: String {
        // Adding a power of ten keeps the leading zeros.
        "\(10_000 + year)-\(100 + month)-\(100 + day)".split(separator: "-")
            .map { $0.dropFirst() }.joined(separator: "-")
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeapYear = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
        return switch month {
        case 2: isLeapYear ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
