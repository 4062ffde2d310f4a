package import TelemetrySchema

/// Compares two schemas as those who rely on them see them.
///
/// What a thing is on the wire is its identity; what a change breaks is said in `Schema/Grammar.md`.
package struct SchemaComparison {
    private let old: Schema
    private let new: Schema

    /// `old` is what others rely on, `new` what they will get.
    package init(old: Schema, new: Schema) {
        self.old = old
        self.new = new
    }

    /// Every change: of each kind of declaration, in the order of the new schema, then what is gone
    /// in that of the old one.
    package func changes() -> [Change] {
        var events = EventComparison(old, new)
        let wiring = WiringComparison(old, new)
        return accessChanges() + categoryChanges()
            + EnumerationComparison(old.enumerations, new.enumerations).changes()
            + events.changes() + wiring.changes()
    }

    private func accessChanges() -> [Change] {
        var access = Counterparts(.schema, old: old.accessPosition, new: new.accessPosition)
        access.compare(
            .access, old.access.rawValue, new.access.rawValue,
            breaks: new.access.rank < old.access.rank ? .callSites : [])
        return access.changes
    }

    private func categoryChanges() -> [Change] {
        let pairing = Pairing(
            old: old.categories.map { Pairing.Names($0.name) },
            new: new.categories.map { Pairing.Names($0.name) })
        let present = zip(new.categories, pairing.partners).flatMap { category, partner in
            guard let before = partner.map({ old.categories[$0] }) else {
                return [Change.added(.category(category.name), at: category.position)]
            }
            var both = Counterparts(
                .category(category.name), old: before.position, new: category.position)
            both.compareDocumentation(before.documentation, category.documentation)
            return both.changes
        }
        return present
            + pairing.gone.map { index in
                let category = old.categories[index]
                return .gone(
                    .category(category.name), at: category.position, breaks: .callSites)
            }
    }
}

extension Schema.Access {
    /// How many can see what has it.
    fileprivate var rank: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
