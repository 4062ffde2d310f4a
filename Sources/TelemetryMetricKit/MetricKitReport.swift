public import TelemetryFacade

/// One report of MetricKit, taken out of the system's objects while those are still valid.
public struct MetricKitReport: Sendable, Equatable {
    /// What a report holds.
    public enum Contents: Sendable, Equatable {
        /// Measurements, delivered at most once a day.
        case metrics
        /// One entry per diagnostic in the report, those of a kind together.
        case diagnostics([MetricKitDiagnostic])
    }

    /// What the report holds.
    public let contents: Contents
    /// When the time that the report covers began.
    public let start: WallClockTime
    /// When the time that the report covers ended.
    public let end: WallClockTime
    /// The whole report, as UTF-8 JSON.
    ///
    /// Up to system version 26 in the form of `jsonRepresentation()`, from 27 in the form that
    /// `JSONEncoder` gives a report, with sorted keys, times in seconds since 2001, and `"NaN"`,
    /// `"Infinity"` or `"-Infinity"` for a measurement that is not a number.
    public let json: [UInt8]

    /// Makes a report; a test of an app makes its own.
    public init(contents: Contents, start: WallClockTime, end: WallClockTime, json: [UInt8]) {
        self.contents = contents
        self.start = start
        self.end = end
        self.json = json
    }
}
