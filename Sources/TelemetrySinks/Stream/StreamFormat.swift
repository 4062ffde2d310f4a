/// How a ``StreamSink`` writes an event.
///
/// In every format a control, separator or direction character is escaped so that it can be read
/// back, integers keep all their digits, a `Duration` is a decimal number of seconds, and a `Date`
/// is RFC 3339 in UTC with milliseconds. A date outside the years 0 to 9999, which RFC 3339 cannot
/// write, is its number of seconds since 2001-01-01 00:00:00 UTC.
public struct StreamFormat: Sendable {
    /// For people: time, level, name and `field=value` pairs.
    ///
    /// Levels are coloured on a terminal, unless the environment sets `NO_COLOR` (no-color.org) or
    /// says that the terminal is `dumb`. A shortened line ends in `<cut>`.
    public static var text: StreamFormat { StreamFormat(choice: .text) }

    /// For programs: one JSON object on a line, with the members `time`, `level`, `event` and the
    /// object `fields`; in a shortened line also `"cut":true`.
    ///
    /// Numbers that JSON does not know are the strings `"NaN"`, `"Infinity"` and `"-Infinity"`.
    public static var jsonLines: StreamFormat { StreamFormat(choice: .jsonLines) }

    /// For OpenTelemetry: one log record on a line, in the form of the collector's file exporter.
    ///
    /// A shortened record says so: with the attribute `swift_telemetry.cut` if a text was cut, with
    /// `droppedAttributesCount` if fields are left out.
    public static var otlp: StreamFormat { otlp(serviceName: "unknown_service") }

    /// The same as ``otlp`` for a service with a name: the resource attribute `service.name`.
    public static func otlp(serviceName: String) -> StreamFormat {
        StreamFormat(choice: .otlp(serviceName: serviceName))
    }

    private let choice: Choice

    private enum Choice: Sendable {
        case text
        case jsonLines
        case otlp(serviceName: String)
    }

    /// The notation, with coloured levels if it has some and the reader wants them.
    func notation(isColored: Bool) -> LineNotation {
        switch choice {
        case .text: .text(TextEncoding(isColored: isColored))
        case .jsonLines: .jsonLines(JSONLinesEncoding())
        case .otlp(let serviceName): .otlp(OTLPEncoding(serviceName: serviceName))
        }
    }
}
