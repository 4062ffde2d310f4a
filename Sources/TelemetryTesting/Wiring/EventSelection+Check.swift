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

    /// The words of the schema: `all`, or the names of the categories.
    var words: String {
        switch self {
        case .all:
            return "all"
        case .categories(let set):
            let names = Event.categoryNames.indices
                .filter { set.contains(CategorySet(index: $0)) }
                .map { Event.categoryNames[$0] }
            return names.isEmpty ? "nothing" : names.joined(separator: ", ")
        }
    }
}
