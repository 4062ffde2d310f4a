/// What an adapter hands on.
public enum MetricKitDelivery: Sendable {
    /// A report.
    case report(MetricKitReport)
    /// A report that could not be turned into JSON. Only counted; see
    /// ``MetricKitSource/unreadableReports``.
    case unreadable
}
