/// How important an event is: the five levels of unified logging, in rising order.
public enum EventLevel: Sendable, Comparable, CaseIterable {
    /// For whoever is looking for a fault.
    case debug
    /// The default.
    case info
    /// Worth noticing in normal operation.
    case notice
    /// Something did not work.
    case error
    /// A mistake in the program itself.
    case fault

    /// The level's word in the schema.
    public var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .notice: "notice"
        case .error: "error"
        case .fault: "fault"
        }
    }
}
