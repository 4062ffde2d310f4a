public import TelemetryFacade

#if os(Linux)
    /// Sends each event as one record to systemd's journal, by its native protocol.
    ///
    /// `MESSAGE` is the name of the event and its fields, as in ``StreamFormat/text``; `PRIORITY`
    /// is its level; `EVENT` is its name; every field stands with its exact value under its name
    /// in the journal's letters: `durationMs` under `EVENT_DURATION_MS`. Names that differ only in
    /// other signs, or after the first 58, become one, which then has several values, as the
    /// journal allows. A field without a value is left out.
    ///
    /// Never waits for the journal: what it does not take at once is counted in ``losses``. A
    /// record that is too long for a datagram goes by descriptor; one beyond 16 megabytes is lost.
    public struct JournalSink<Event: TelemetryEventProtocol>: TimedTelemetrySink {
        @usableFromInline let minimumLevel: EventLevel
        @usableFromInline let stream: JournalStream

        /// Makes a sink that sends the events of at least `minimumLevel` to the journal's socket.
        ///
        /// `identifier` is what `journalctl --identifier` selects by. Private values are replaced
        /// by `<private>` unless the sink `showsPrivateValues`; sensitive ones are always replaced.
        ///
        /// Fails if no journal listens at `path`.
        public init(
            identifier: String, path: String = "/run/systemd/journal/socket",
            minimumLevel: EventLevel = .debug, showsPrivateValues: Bool = false,
            losses: LossCounter = LossCounter()
        ) throws(SocketUnavailable) {
            self.minimumLevel = minimumLevel
            stream = JournalStream(
                socket: try .reaching(path), identifier: identifier,
                form: LineForm(
                    notation: .message(MessageEncoding()),
                    privacy: PrivacyRule(showsPrivateValues: showsPrivateValues)),
                losses: losses)
        }

        /// What could not be sent.
        public var losses: LossCounter { stream.losses }

        /// Sends `event`, if it is important enough, as one record.
        @inlinable
        public func receive(_ event: Event) {
            record(event, nil)
        }

        /// The same, for an event that was observed at `time`, which the record holds in the field
        /// `SYSLOG_TIMESTAMP` (RFC 3339): the journal's own time is that of arrival.
        @inlinable
        public func receive(_ event: Event, observedAt time: WallClockTime) {
            record(event, time)
        }

        @inlinable
        func record(_ event: Event, _ time: WallClockTime?) {
            let description = event.eventDescription
            guard description.level >= minimumLevel else { return }
            stream.send(
                description.wireName, description.level, time,
                message: { event.visitFields(&$0) }, fields: { event.visitFields(&$0) })
        }
    }
#endif
