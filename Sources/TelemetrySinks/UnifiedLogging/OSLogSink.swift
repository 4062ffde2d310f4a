#if canImport(os)
    internal import os
    public import TelemetryFacade

    /// Writes each event to unified logging, where Console and `log` read it.
    ///
    /// The event's level becomes the log's: `notice` is the default type. Values of private fields
    /// are handed over as private: the log system shows `<private>` unless it is configured
    /// otherwise. Values of sensitive fields are not handed over.
    ///
    /// A line has at most 800 bytes, because the log system would cut it anyway: texts are cut and
    /// end with `…`, fields that still do not fit are left out, and the line ends with `<cut>`.
    /// From the sixth private value of an event on, the rest of its line is private.
    ///
    /// An event of a type that is not enabled costs one question to the log system.
    public struct OSLogSink<Event: TelemetryEventProtocol>: TelemetrySink {
        private let log: OSLog
        private let minimumLevel: EventLevel
        private let showsPrivateValues: Bool

        /// Makes a sink that logs the events of at least `minimumLevel`.
        ///
        /// - Parameters:
        ///   - subsystem: Whose log it is, in reverse domain name notation.
        ///   - category: The part of the subsystem.
        ///   - minimumLevel: What is less important is not even offered to the log system.
        ///   - showsPrivateValues: Whether private values are handed over as public. Sensitive ones
        ///     never are.
        public init(
            subsystem: String, category: String, minimumLevel: EventLevel = .debug,
            showsPrivateValues: Bool = false
        ) {
            log = OSLog(subsystem: subsystem, category: category)
            self.minimumLevel = minimumLevel
            self.showsPrivateValues = showsPrivateValues
        }

        /// Logs `event`, if it is important enough and its type is enabled.
        public func receive(_ event: Event) {
            let description = event.eventDescription
            let type = OSLogType(description.level)
            // Asked of the handle: `Logger.isEnabled` is missing from systems before 26.4, where an
            // app that mentions it does not launch.
            guard description.level >= minimumLevel, log.isEnabled(type: type) else { return }
            let line = UnifiedLoggingLine(
                event, named: description.wireName, showsPrivateValues: showsPrivateValues)
            Logger(log).log(line, type)
        }
    }

    extension OSLogType {
        /// The type that stands for `level`.
        fileprivate init(_ level: EventLevel) {
            switch level {
            case .debug: self = .debug
            case .info: self = .info
            case .notice: self = .default
            case .error: self = .error
            case .fault: self = .fault
            }
        }
    }
#endif
