private import Foundation
internal import TelemetryFacade
internal import TelemetrySinks

/// What framing adds to the system call that sends a datagram.
struct SocketRows {
    private let event: TelemetryEvent
    private let name = SocketName()
    private let target: Target
    // More datagrams than this wait for nobody: the kernel refuses them.
    private static let batch = 8

    init(_ samples: Samples) {
        event = samples.completed
        target = .socket(at: name)
    }

    var comparisons: [Comparison] {
        let path = name.path
        var sinks: [(name: String, sink: any TelemetrySink<TelemetryEvent>)] = []
        if let sink = try? SyslogSink<TelemetryEvent>(applicationName: "benchmark", path: path) {
            sinks.append(("syslog", sink))
        }
        #if os(Linux)
            if let sink = try? JournalSink<TelemetryEvent>(identifier: "benchmark", path: path) {
                sinks.append(("journal", sink))
            }
        #endif
        return sinks.map(compare)
    }

    private func compare(
        _ name: String, _ sink: any TelemetrySink<TelemetryEvent>
    ) -> Comparison {
        let telemetry = opaque(Telemetry(sinks: [sink]))
        telemetry.observe(event)
        let datagram = target.contents()
        return Comparison(
            name, against: "send(2) of the same bytes", batch: Self.batch,
            subject: { [event] count in
                for _ in 0..<count { telemetry.observe(event) }
            },
            floor: { [target] count in
                for _ in 0..<count { _ = send(target.descriptor, datagram, datagram.count, 0) }
            },
            recover: target.empty)
    }
}
