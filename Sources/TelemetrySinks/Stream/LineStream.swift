internal import TelemetryClock
public import TelemetryFacade

/// What a ``StreamSink`` is made of, whatever its events are.
@usableFromInline
struct LineStream: Sendable {
    let descriptor: Descriptor
    let form: LineForm
    let losses: LossCounter
    let order = LineOrder()

    /// Writes an event as one line; without a `time`, it happens now. `fields` shows the event's
    /// fields; it is called again where the line turns out to be long.
    @usableFromInline
    func write(
        _ name: StaticString, _ level: EventLevel, _ time: WallClockTime?,
        _ fields: (inout LineWriter) -> Void
    ) {
        let head = EventHead(name: name, level: level, time: time ?? .now())
        let isDelivered = LineSender.send(limit: descriptor.longestWholeLine) {
            form.write(head, to: &$0, isLimited: $1, fields)
        } by: { line, isShortened in
            losses.note(deliver(line), isShortened: isShortened)
        }
        if !isDelivered { losses.add(.tooLong) }
    }

    @inline(__always)
    private func deliver(_ line: FinishedLine) -> WriteOutcome {
        descriptor.mayTearLines
            ? order.write(line) { descriptor.write($0) } : descriptor.write(line.bytes)
    }
}
