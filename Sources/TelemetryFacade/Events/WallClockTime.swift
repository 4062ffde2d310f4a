/// A moment of civil time, to the nanosecond, without Foundation.
public struct WallClockTime: Sendable, Comparable {
    /// Whole seconds since 1970-01-01 00:00:00 UTC, rounded down; negative before it.
    public let secondsSince1970: Int64
    /// The rest, in `0..<1_000_000_000`.
    public let nanoseconds: Int32

    /// Names a moment. `nanoseconds` must be in `0..<1_000_000_000`; others stop the program.
    @inlinable
    public init(secondsSince1970: Int64, nanoseconds: Int32 = 0) {
        precondition(
            (0..<1_000_000_000).contains(nanoseconds), "nanoseconds must be less than a second")
        self.secondsSince1970 = secondsSince1970
        self.nanoseconds = nanoseconds
    }

    /// Whether `left` is earlier than `right`.
    public static func < (left: WallClockTime, right: WallClockTime) -> Bool {
        (left.secondsSince1970, left.nanoseconds) < (right.secondsSince1970, right.nanoseconds)
    }
}
