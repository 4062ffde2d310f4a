internal import TelemetryClock
public import TelemetryFacade

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// What a ``SyslogSink`` is made of, whatever its events are.
    @usableFromInline
    struct SyslogStream: Sendable {
        let socket: LocalDatagramSocket
        let header: SyslogHeader
        let form: LineForm
        let longestMessage: Int
        let losses: LossCounter

        /// Sends an event as one datagram. `fields` shows the event's fields.
        @usableFromInline
        func send(
            _ name: StaticString, _ level: EventLevel, _ time: WallClockTime?,
            _ fields: (inout LineWriter) -> Void
        ) {
            let head = EventHead(name: name, level: level, time: time ?? .now())
            let isDelivered = LineSender.send(limit: longestMessage) {
                header.write(head, to: &$0)
                form.write(head, to: &$0, isLimited: $1, fields)
            } by: { line, isShortened in
                losses.note(socket.send(line.bytes), isShortened: isShortened)
            }
            if !isDelivered { losses.add(.tooLong) }
        }
    }
#endif
