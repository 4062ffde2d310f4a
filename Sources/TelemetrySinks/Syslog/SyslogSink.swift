public import TelemetryFacade

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Sends each event as one message of syslog (RFC 5424) to a local socket.
    ///
    /// The message is the name of the event and its fields, as in ``StreamFormat/text``; the
    /// identifier of the message is the name of the event. Never waits for the receiver: what it
    /// does not take at once is counted in ``losses``. A restarted receiver is found again.
    ///
    /// The receiver must read RFC 5424 on its socket. rsyslog does with `useSpecialParser="off"`.
    public struct SyslogSink<Event: TelemetryEventProtocol>: TimedTelemetrySink {
        @usableFromInline let minimumLevel: EventLevel
        @usableFromInline let stream: SyslogStream

        /// Makes a sink that sends the events of at least `minimumLevel` to the socket at `path`.
        ///
        /// A message longer than `longestMessage` bytes, header included, is shortened and says so;
        /// every receiver takes 2,048 (RFC 5424, section 6.1). Less than 480 counts as 480, more
        /// than 1,048,576 as 1,048,576. More than the socket's memory holds is lost, not shortened
        /// (`net.core.wmem_default` on Linux). Private values are replaced by `<private>` unless
        /// the sink `showsPrivateValues`; sensitive ones are always replaced.
        ///
        /// Fails if nobody listens at `path`, which is `/dev/log` unless said otherwise, on Apple
        /// systems `/var/run/syslog`.
        public init(
            applicationName: String, facility: SyslogFacility = .user,
            path: String = SyslogReceiver.path,
            longestMessage: Int = 2_048, minimumLevel: EventLevel = .debug,
            showsPrivateValues: Bool = false, losses: LossCounter = LossCounter()
        ) throws(SocketUnavailable) {
            self.minimumLevel = minimumLevel
            stream = SyslogStream(
                socket: try .reaching(path),
                header: SyslogHeader(
                    facility, applicationName: applicationName,
                    processNumber: ProcessIdentity.number),
                form: LineForm(
                    notation: .message(MessageEncoding()),
                    privacy: PrivacyRule(showsPrivateValues: showsPrivateValues)),
                // What no header fits into would lose every event; more than a megabyte does not
                // fit into a datagram.
                longestMessage: min(max(longestMessage, 480), 1 << 20),
                losses: losses)
        }

        /// What could not be sent.
        public var losses: LossCounter { stream.losses }

        /// Sends `event`, if it is important enough, as one message.
        @inlinable
        public func receive(_ event: Event) {
            record(event, nil)
        }

        /// The same, for an event that was observed at `time`.
        @inlinable
        public func receive(_ event: Event, observedAt time: WallClockTime) {
            record(event, time)
        }

        @inlinable
        func record(_ event: Event, _ time: WallClockTime?) {
            let description = event.eventDescription
            guard description.level >= minimumLevel else { return }
            stream.send(description.wireName, description.level, time) { event.visitFields(&$0) }
        }
    }

    extension LocalDatagramSocket {
        /// A socket for sending to `path`.
        static func reaching(_ path: String) throws(SocketUnavailable) -> LocalDatagramSocket {
            do {
                return try LocalDatagramSocket(path: path)
            } catch {
                throw SocketUnavailable(path: path, reason: error.reason)
            }
        }
    }
#endif
