public import TelemetryFacade
internal import TelemetrySystem

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

        /// Sends an event as one record. Both closures show the event's fields.
        @usableFromInline
        func send(
            _ name: String, _ level: EventLevel, _ time: WallClockTime?,
            message: (inout LineWriter) -> Void,
            fields: (inout JournalFieldWriter) -> Void
        ) {
            let head = EventHead(name: name, level: level, time: time ?? .now())
            LineSender(limit: Self.longestRecord, losses: losses).send { line, isLimited in
                line.append("MESSAGE=")
                form.write(head, to: &line, isLimited: false, message)
                line.append("\nPRIORITY=")
                line.append(decimal: level.syslogSeverity)
                line.append("\nSYSLOG_IDENTIFIER")
                line.append(journal: identifier)
                line.append("EVENT")
                line.append(journal: name)
                var writer = JournalFieldWriter(privacy: form.privacy, line: line)
                fields(&writer)
                line = writer.line
            } by: {
                deliver($0)
            }
        }

        private func deliver(_ record: UnsafeRawBufferPointer) -> WriteOutcome {
            let outcome = socket.send(record)
            guard case .refused(let error) = outcome, SystemErrorKind(error) == .tooLong else {
                return outcome
            }
            return socket.sendAsMemoryFile(record)
        }
    }
#endif
