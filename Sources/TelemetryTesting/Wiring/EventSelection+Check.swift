internal import TelemetryFacade

extension EventSelection {
    /// Whether `event` is one of them.
    func contains(_ event: Event) -> Bool {
        switch self {
        case .all: true
        case .categories(let set): set.intersects(event.eventDescription.categories)
        }
    }
}
