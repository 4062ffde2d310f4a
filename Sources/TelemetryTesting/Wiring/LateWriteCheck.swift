internal import TelemetryFacade

/// Finds readers that are called before a lane has let the writer of their state do its work.
///
/// The order of the list does not help them: a lane comes to the event later. Only a reader on
/// the same lane waits its turn.
struct LateWriteCheck<Event: TelemetryEventProtocol> {
    let manifest: WiringManifest<Event>
    let live: [WiredSink<Event>]

    var findings: [WiringFinding] {
        manifest.sinks.flatMap { reader in
            manifest.sinks.filter { isLate($0, for: reader) }.flatMap { writer in
                reader.reads.filter { writer.writes.contains($0) }.map { state in
                    WiringFinding(
                        location: writer.location,
                        problem: .lateWrite(sink: writer.name, reader: reader.name, state: state))
                }
            }
        }
    }

    private func isLate(_ writer: DeclaredSink<Event>, for reader: DeclaredSink<Event>) -> Bool {
        guard let writing = wired(writer), let reading = wired(reader), let lane = writing.lane
        else { return false }
        return reading.lane != lane
    }

    private func wired(_ sink: DeclaredSink<Event>) -> WiredSink<Event>? {
        live.first { $0.name == sink.name }
    }
}
