/// How a sink writes every one of its events.
struct LineForm: Sendable {
    let notation: LineNotation
    let privacy: PrivacyRule

    /// Appends an event to `line`, cut to its memory if the line `isLimited`. `fields` shows the
    /// event's fields to the writer.
    @inline(__always)
    func write(
        _ head: EventHead, to line: inout LineBuffer, isLimited: Bool,
        _ fields: (inout LineWriter) -> Void
    ) {
        var writer = LineWriter(notation, privacy, line, isLimited: isLimited)
        writer.begin(head)
        fields(&writer)
        writer.end()
        line = writer.line
    }
}
