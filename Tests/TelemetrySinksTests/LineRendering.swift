import TelemetryFacade

@testable import TelemetrySinks

/// Writes an event at a fixed moment, as a stream sink would.
enum LineRendering {
    static let time = WallClockTime(secondsSince1970: 1_796_038_334, nanoseconds: 123_999_999)

    static func text(
        _ event: SampleEvent, _ format: StreamFormat, showsPrivateValues: Bool = false,
        isColored: Bool = false, limit: Int? = nil
    ) -> String {
        let form = LineForm(
            notation: format.notation(isColored: isColored),
            privacy: PrivacyRule(showsPrivateValues: showsPrivateValues))
        let head = EventHead(name: event.name, level: event.level, time: time)
        return withUnsafeTemporaryAllocation(byteCount: limit ?? 100_000, alignment: 1) {
            var line = LineBuffer($0)
            form.write(head, to: &line, isLimited: limit != nil) { event.visitFields(&$0) }
            return String(decoding: line.bytes, as: UTF8.self)
        }
    }
}
