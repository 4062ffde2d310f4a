/// How a ``StreamSink`` writes an event.
public struct StreamFormat: Sendable {
    /// For people: time, level, name and `field=value` pairs.
    ///
    /// Levels are coloured on a terminal, unless the environment sets `NO_COLOR` (no-color.org) or
    /// says that the terminal is `dumb`.
    public static let text = StreamFormat(notation: .text)

    let notation: Notation

    enum Notation: Sendable {
        case text
    }
}
