internal import Synchronization
public import TelemetryFacade

/// Keeps what it received, for a test to look at.
///
/// A value like every sink: copies share one recording, so keep a copy, wire the other.
public struct RecordingSink<Event: TelemetryEventProtocol>: TelemetrySink {
    private let recording = Recording<Event>()

    /// Makes a sink with an empty recording.
    public init() {}

    /// Appends `event` to the recording. May be called from several threads at once.
    public func receive(_ event: Event) {
        recording.events.withLock { $0.append(event) }
    }

    /// The events received so far, in order of arrival.
    public var events: [Event] {
        recording.events.withLock { $0 }
    }
}

private final class Recording<Event: TelemetryEventProtocol>: Sendable {
    let events = Mutex<[Event]>([])
}
