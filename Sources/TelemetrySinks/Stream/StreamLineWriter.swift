internal import TelemetryFacade

/// Writes events in the notation that a ``StreamSink`` was made with.
struct StreamLineWriter {
    let format: StreamFormat
    let isColored: Bool
    let privacy: PrivacyRule

    /// Appends `event` to `line`, cut to its memory if the line `isLimited`.
    func write(
        _ event: some TelemetryEventProtocol, _ head: EventHead, to line: inout LineBuffer,
        isLimited: Bool
    ) {
        switch format.notation {
        case .text:
            LineWriter.write(
                event, head, as: TextEncoding(isColored: isColored), privacy, to: &line,
                isLimited: isLimited)
        }
    }
}
