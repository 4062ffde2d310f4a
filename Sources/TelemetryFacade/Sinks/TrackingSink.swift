/// What the adapter of a product-analytics vendor implements: one function that takes an event by
/// its name, the fields that may leave the process, and the names of those that may not.
///
/// Behind a lane the event happened earlier: ``TrackedEvent/time`` says when.
///
/// The whole adapter for TelemetryDeck, in a program that links it:
///
/// ```swift
/// import TelemetryDeck
/// import TelemetryFacade
/// import TelemetrySinks
///
/// struct TelemetryDeckSink: TrackingSink {
///     typealias Event = TelemetryEvent
///
///     func track(_ event: TrackedEvent<TelemetryEvent>) {
///         TelemetryDeck.signal(event.name, parameters: event.parameters)
///     }
/// }
/// ```
///
/// A vendor that sends on the calling thread belongs behind a lane (`forwarded` in the schema).
/// Until there is a vendor, wire ``NoOpTrackingSink``.
public protocol TrackingSink<Event>: TimedTelemetrySink {
    /// Takes one event. The contract of ``TelemetrySink`` holds.
    func track(_ event: TrackedEvent<Event>)
}

extension TrackingSink {
    /// Hands `event` to ``track(_:)``, without the values that are private or sensitive. Allocates.
    public func receive(_ event: Event) {
        track(TrackedEvent(event))
    }

    /// Hands `event` to ``track(_:)`` with its time, without the values that are private or
    /// sensitive. Allocates.
    public func receive(_ event: Event, observedAt time: WallClockTime) {
        track(TrackedEvent(event, observedAt: time))
    }
}
