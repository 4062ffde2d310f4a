internal import Synchronization
public import TelemetryFacade

/// Feeds the reports of MetricKit into telemetry.
///
/// Not a sink: it calls the facade, and what it subscribes with depends on the version of the
/// system. The composition root makes one at launch, after the facade, and starts it. A source that
/// was started lives until it is stopped, whoever else lets go of it, because ending a subscription
/// while an object goes away can crash the app. ``start()`` and ``stop()`` may be called from any
/// thread, also while a report is delivered; of two calls at once one may return before the other
/// has carried out what both ask for.
public final class MetricKitSource<Event: TelemetryEventProtocol>: TelemetrySource {
    private let feed: MetricKitFeed
    private let telemetry: Telemetry<Event>
    private let events: @Sendable (MetricKitReport) -> [Event]
    private let unreadable = Atomic<Int>(0)

    /// Makes a source that does nothing before ``start()``.
    ///
    /// - Parameters:
    ///   - feed: Where the reports come from; leave the parameter out for the system's own.
    ///   - telemetry: Where the events go.
    ///   - events: What a report means to the app. Called once per report on a thread of the
    ///     system's choice, so it must not be isolated to an actor.
    public init(
        feed: MetricKitFeed,
        observing telemetry: Telemetry<Event>,
        events: @escaping @Sendable (MetricKitReport) -> [Event]
    ) {
        self.feed = feed
        self.telemetry = telemetry
        self.events = events
    }

    /// How many reports were lost because the system's report could not be turned into JSON.
    public var unreadableReports: Int {
        unreadable.load(ordering: .relaxed)
    }

    /// Subscribes. Does nothing where the source runs already.
    public func start() {
        feed.add(self)
    }

    /// Unsubscribes. Does nothing where the source does not run. An event of a report that is on
    /// its way may still be observed afterwards.
    public func stop() {
        feed.remove(self)
    }
}

extension MetricKitSource: MetricKitReceiver {
    func receive(_ delivery: MetricKitDelivery) {
        switch delivery {
        case .report(let report):
            for event in events(report) { telemetry.observe(event) }
        case .unreadable:
            unreadable.add(1, ordering: .relaxed)
        }
    }
}
