#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    internal import Foundation
    internal import TelemetryFacade

    extension WallClockTime {
        /// The moment of `date`, to the precision a `Date` has. A date that no calendar reaches
        /// becomes the nearest moment that can be named.
        init(_ date: Date) {
            let seconds = date.timeIntervalSince1970.rounded(.down)
            guard let wholeSeconds = Int64(exactly: seconds) else {
                self.init(secondsSince1970: seconds < 0 ? .min : .max)
                return
            }
            let fraction = date.timeIntervalSince1970 - seconds
            self.init(
                secondsSince1970: wholeSeconds,
                nanoseconds: min(Int32(fraction * 1_000_000_000), 999_999_999))
        }
    }
#endif
