#if canImport(MetricKit) && !os(tvOS) && !os(watchOS)
    extension MetricKitFeed {
        /// The process's subscription to the system's reports. Begins with the first source.
        ///
        /// From system version 27 the reports are divided among all managers of a process: an app
        /// that iterates over the reports of a `MetricManager` of its own takes them from here.
        public static let live = MetricKitFeed(adapter: liveAdapter())

        private static func liveAdapter() -> any MetricKitAdapter {
            #if canImport(StateReporting)
                if #available(iOS 27, macOS 27, macCatalyst 27, visionOS 27, *) {
                    return MetricManagerAdapter()
                }
            #endif
            return MetricSubscriberAdapter()
        }
    }
#endif
