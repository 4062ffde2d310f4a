public import TelemetryFacade

/// Writes each event as one line to an open descriptor: a file, a pipe, a socket, a terminal.
///
/// One event is one line and one system call; the bytes are with the kernel before `receive(_:)`
/// returns, so that nothing is lost when the process ends. Never waits for a reader, raises no
/// signal, and changes neither signal dispositions nor the descriptor's flags; for a limit of the
/// sizes of files (`ulimit -f`) it looks once, when it is made. What cannot be written is counted
/// in ``losses``.
///
/// A terminal, a stream socket or a full disk may take only a part of a line. The next line of the
/// same sink, on whatever thread, starts on a line of its own then; so let one sink write to it.
///
/// Not to wait for a terminal or a named pipe takes a descriptor of the sink's own, which it opens
/// when it is made and closes with its last copy. Where that fails (no `/proc`, no permission, no
/// reader yet), and for every pipe outside Linux, the sink asks for room before it writes: it can
/// wait for the reader then if another program takes that room first, or a terminal has less.
///
/// A line that would not arrive whole when several programs write to the same pipe (4,096 bytes
/// on Linux, `PIPE_BUF`), or that is longer than a megabyte elsewhere, is shortened: texts are cut
/// and end with `…`, fields that still do not fit are left out, and the line says so.
///
/// The descriptor stays the caller's, and must stay the same kind of file for as long as the sink
/// is used; it may be closed, then events are counted as lost, except where the sink has its own.
public struct StreamSink<Event: TelemetryEventProtocol>: TimedTelemetrySink {
    @usableFromInline let minimumLevel: EventLevel
    @usableFromInline let stream: LineStream

    /// Makes a sink that writes the events of at least `minimumLevel` to `descriptor`.
    ///
    /// Private values are replaced by `<private>` unless the sink `showsPrivateValues`; sensitive
    /// ones are always replaced.
    public init(
        descriptor: Int32, format: StreamFormat = .text, minimumLevel: EventLevel = .debug,
        showsPrivateValues: Bool = false, losses: LossCounter = LossCounter()
    ) {
        self.minimumLevel = minimumLevel
        let descriptor = Descriptor(descriptor)
        stream = LineStream(
            descriptor: descriptor,
            form: LineForm(
                notation: format.notation(isColored: descriptor.wantsColor),
                privacy: PrivacyRule(showsPrivateValues: showsPrivateValues)),
            losses: losses)
    }

    /// A new sink that writes lines for people to standard error, and counts losses by itself.
    ///
    /// Each use makes another one with a counter of its own. To read what was lost keep the sink or,
    /// because a facade hides it, give `init(descriptor:losses:)` a counter and keep that.
    public static var standardError: StreamSink { StreamSink(descriptor: 2) }

    /// The same for standard output.
    public static var standardOutput: StreamSink { StreamSink(descriptor: 1) }

    /// What could not be written.
    public var losses: LossCounter { stream.losses }

    /// Writes `event`, if it is important enough, as one line.
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
        stream.write(description.wireName, description.level, time) { event.visitFields(&$0) }
    }
}
