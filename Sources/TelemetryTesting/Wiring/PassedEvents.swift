internal import TelemetryFacade

/// The events that pass every routing on the way to a sink.
///
/// Each routing lets pass what has one of its categories; one after the other they let pass what
/// has one of each, which is something else than one of those they share.
struct PassedEvents<Event: TelemetryEventProtocol> {
    /// No one lets pass all that another does, so that what is the same looks the same.
    private var routings: [CategorySet<Event>] = []

    /// Adds a routing before the others.
    mutating func narrow(to categories: CategorySet<Event>) {
        guard !routings.contains(where: categories.contains) else { return }
        routings.removeAll { $0.contains(categories) }
        routings.append(categories)
    }

    /// Whether they are those that a schema declares.
    func are(_ declared: EventSelection<Event>) -> Bool {
        switch declared {
        case .all: routings.isEmpty
        case .categories(let categories): routings == [categories]
        }
    }

    /// The words of the schema, joined by ` and one of ` where there are several routings.
    var words: String {
        guard !routings.isEmpty else { return EventSelection<Event>.all.words }
        return routings.map { EventSelection.categories($0).words }
            .joined(separator: " and one of ")
    }
}
