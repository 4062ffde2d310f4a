internal import TelemetryFacade

extension EventSelection {
    /// Whether `event` is one of them.
    func contains(_ event: Event) -> Bool {
        switch self {
        case .all: true
        case .categories(let set): set.intersects(event.eventDescription.categories)
        }
    }

    /// What is left of this selection once only `categories` pass.
    func narrowed(to categories: CategorySet<Event>) -> EventSelection {
        switch self {
        case .all: .categories(categories)
        case .categories(let present): .categories(present.intersection(categories))
        }
    }
}
