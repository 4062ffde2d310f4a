/// Which events a sink receives.
public enum EventSelection<Event: TelemetryEventProtocol>: Equatable, Sendable {
    /// Every event, also one without a category.
    case all
    /// The events that have at least one of these categories.
    case categories(CategorySet<Event>)
}
