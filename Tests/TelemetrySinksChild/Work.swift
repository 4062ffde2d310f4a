import Glibc
import TelemetryFacade

/// What every thread of the program does.
final class Work: Sendable {
    private let sink: any TelemetrySink<NumberedEvent>
    private let writer: Int
    private let eventCount: Int
    private let padding: String

    init(
        _ sink: any TelemetrySink<NumberedEvent>, writer: Int, eventCount: Int, paddingSize: Int
    ) {
        self.sink = sink
        self.writer = writer
        self.eventCount = eventCount
        padding = String(repeating: "x", count: paddingSize)
    }

    /// Observes every event on the calling thread.
    func observe() {
        let telemetry = Telemetry<NumberedEvent>(sinks: [sink])
        for number in 0..<eventCount {
            telemetry.observe(NumberedEvent(writer: writer, number: number, padding: padding))
        }
    }

    /// Starts a thread that does the same.
    func start() -> pthread_t {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().observe() }
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        return thread
    }
}
