/// A sink that notes when an event happened, and can be told.
///
/// Observed directly, an event happens now. Behind a lane it happened earlier: the lane tells such
/// a sink when. The contract is that of ``TelemetrySink``.
public protocol TimedTelemetrySink<Event>: TelemetrySink {
    /// Takes one event that was observed at `time`.
    func receive(_ event: Event, observedAt time: WallClockTime)
}

extension RoutedSink: TimedTelemetrySink where Base: TimedTelemetrySink {
    /// Passes `event` on, with its time, if it has one of the chosen categories.
    @inlinable
    public func receive(_ event: Base.Event, observedAt time: WallClockTime) {
        guard event.eventDescription.categories.intersects(categories) else { return }
        base.receive(event, observedAt: time)
    }
}
