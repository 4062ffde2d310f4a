public import TelemetryFacade

#if os(Linux)
    /// What a ``JournalSink`` is made of, whatever its events are.
    @usableFromInline
    struct JournalStream: Sendable {
        let socket: LocalDatagramSocket
        let identifier: String
        let form: LineForm
        let losses: LossCounter

        /// The longest record. The journal takes more, but from the memory of both processes.
        static let longestRecord = 16 << 20

        /// Sends an event as one record; a `time` becomes a field of it, because the journal keeps
        /// the time of arrival. Both closures show the event's fields.
        @usableFromInline
        func send(
            _ name: StaticString, _ level: EventLevel, _ time: WallClockTime?,
            message: (inout LineWriter) -> Void,
            fields: (inout JournalFieldWriter) -> Void
        ) {
            // The message does not say when, so without a given time no clock is asked.
            let head = EventHead(
                name: name, level: level, time: time ?? WallClockTime(secondsSince1970: 0))
            let isDelivered = LineSender.send(limit: Self.longestRecord) { line, isLimited in
                line.append("MESSAGE=")
                form.write(head, to: &line, isLimited: false, message)
                line.append("\nPRIORITY=")
                line.append(decimal: level.syslogSeverity)
                if let time {
                    line.append("\nSYSLOG_TIMESTAMP=")
                    line.append(time)
                }
                line.append("\nSYSLOG_IDENTIFIER")
                line.append(journal: identifier)
                line.append("EVENT")
                line.append(journal: name.bytes)
                var writer = JournalFieldWriter(privacy: form.privacy, line: line)
                fields(&writer)
                line = writer.line
            } by: { line, isShortened in
                losses.note(deliver(line.bytes), isShortened: isShortened)
            }
            if !isDelivered { losses.add(.tooLong) }
        }

        private func deliver(_ record: UnsafeRawBufferPointer) -> WriteOutcome {
            let outcome = socket.send(record)
            guard case .refused(let error) = outcome, LossReason(error: error) == .tooLong else {
                return outcome
            }
            return socket.sendAsMemoryFile(record)
        }
    }
#endif
