#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    public import TelemetryFacade

    extension MetricKitSource {
        /// Makes a source of the system's own reports that does nothing before ``start()``.
        ///
        /// - Parameters:
        ///   - telemetry: Where the events go.
        ///   - events: What a report means to the app. Called once per report on a thread of the
        ///     system's choice, so it must not be isolated to an actor.
        public convenience init(
            observing telemetry: Telemetry<Event>,
            events: @escaping @Sendable (MetricKitReport) -> [Event]
        ) {
            self.init(feed: .live, observing: telemetry, events: events)
        }
    }
#endif
