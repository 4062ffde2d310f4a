// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Stands in for a daily report.
@available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *)
public struct MetricReport: Sendable, Codable {
    public let timeRange: DateInterval
    let value: Double

    /// `value` stands in for the measurements, of which one may not be a number.
    public init(start: Double, duration: Double, value: Double) {
        timeRange = DateInterval(
            start: Date(timeIntervalSince1970: start), duration: duration)
        self.value = value
    }
}
