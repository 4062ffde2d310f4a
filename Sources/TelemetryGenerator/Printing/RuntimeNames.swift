/// Everything that generated code takes from the runtime, by its full name.
///
/// Build-time code does not import the runtime: this file is where the two meet.
enum RuntimeNames {
    static let facade = "TelemetryFacade"
    static let forwarding = "TelemetryForwarding"

    static let telemetry = "TelemetryFacade.Telemetry"
    static let sink = "TelemetryFacade.TelemetrySink"
    static let event = "TelemetryFacade.TelemetryEventProtocol"
    static let sampleProviding = "TelemetryFacade.TelemetrySampleProviding"
    static let description = "TelemetryFacade.EventDescription"
    static let level = "TelemetryFacade.EventLevel"
    static let categorySet = "TelemetryFacade.CategorySet"
    static let field = "TelemetryFacade.EventField"
    static let visitor = "TelemetryFacade.FieldVisitor"
    static let value = "TelemetryFacade.FieldValue"
    static let list = "TelemetryFacade.FieldList"
    static let elements = "TelemetryFacade.FieldElements"
    static let convertible = "TelemetryFacade.FieldValueConvertible"
    static let equality = "TelemetryFacade.FieldEquality"
    static let routed = "TelemetryFacade.RoutedSink"
    static let manifest = "TelemetryFacade.WiringManifest"
    static let declaredSink = "TelemetryFacade.DeclaredSink"
    static let declaredSource = "TelemetryFacade.DeclaredSource"
    static let location = "TelemetryFacade.SchemaLocation"
    static let forwarded = "TelemetryForwarding.ForwardedSink"

    /// The protocols whose conforming types are sinks.
    static let sinkProtocols: Set<String> = [
        "AsyncTelemetrySink", "TelemetrySink", "ThrowingTelemetrySink", "TimedTelemetrySink",
        "TrackingSink",
    ]

    /// The sinks that this package brings.
    static let librarySinks: Set<String> = [
        "GameCenterSink", "JournalSink", "NoOpTrackingSink", "OSLogSink", "RecordingSink",
        "StreamSink", "StrictSink", "SyslogSink",
    ]
}
