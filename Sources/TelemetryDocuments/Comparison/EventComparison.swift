import TelemetrySchema

/// Compares the events of two schemas.
struct EventComparison {
    private let old: Schema
    private let new: Schema
    private let pairing: Pairing
    /// The indices of the new events by their names.
    private let newNames: [String: Int]
    private var fields: FieldComparison

    init(_ old: Schema, _ new: Schema) {
        self.old = old
        self.new = new
        pairing = Pairing(old: old.events.map(\.names), new: new.events.map(\.names))
        newNames = Dictionary(
            uniqueKeysWithValues: zip(new.events.map(\.name), new.events.indices))
        fields = FieldComparison(old, new)
    }

    mutating func changes() -> [Change] {
        let replacements = self.replacements
        var changes: [Change] = []
        for (index, event) in new.events.enumerated() {
            if let partner = pairing.partners[index] {
                changes += self.changes(from: old.events[partner], to: event, at: index)
            } else if !replacements.contains(index) {
                changes.append(.added(.event(event.name), at: event.position))
            }
        }
        return changes + goneAndRetired()
    }

    /// The new events that a rename explains: the one that takes another's place, and the one that
    /// keeps the old name for call sites.
    private var replacements: Set<Int> {
        var replacements: Set<Int> = []
        for (index, event) in new.events.enumerated() {
            guard let partner = pairing.partners[index] else { continue }
            if let target = event.renamedTo { replacements.insert(target) }
            if let alias = alias(of: old.events[partner], now: index) { replacements.insert(alias) }
        }
        return replacements
    }

    /// The new event that has the name of `before` and is renamed to what `before` has become.
    private func alias(of before: Event, now index: Int) -> Int? {
        guard let alias = newNames[before.name], new.events[alias].renamedTo == index else {
            return nil
        }
        return alias
    }

    private mutating func changes(from before: Event, to after: Event, at index: Int) -> [Change] {
        var both = Counterparts(
            .event(after.name), old: before.position, new: after.position)
        let alias = alias(of: before, now: index)
        if alias == nil { both.compareNames(.wireName, before.names, after.names) }
        both.compare(.level, before.level.rawValue, after.level.rawValue)
        both.compare(.owner, before.owner, after.owner)
        both.compare(.categories, old.categories(of: before), new.categories(of: after))
        both.compare(.deprecation, before.deprecation?.written, after.deprecation?.written)
        compareReplacements(before, after, &both)
        both.compare(
            .expiry, before.expires.map { "\($0)" }, after.expires.map { "\($0)" })
        both.compareDocumentation(before.documentation, after.documentation)
        let fieldChanges = fields.changes(from: before, to: after)
        guard let alias else { return both.changes + fieldChanges }
        return rename(of: before, to: after, for: alias) + both.changes
            + fieldChanges.map(\.forReaders)
    }

    /// The old name went to `alias`, so that call sites get a warning and go on with its fields.
    private mutating func rename(
        of before: Event, to after: Event, for alias: Int
    ) -> [Change] {
        let event = new.events[alias]
        var both = Counterparts(.event(event.name), old: before.position, new: event.position)
        // Where it is an old event as well, that is said of it there.
        if pairing.partners[alias] == nil { both.add(.replaced(by: after.name)) }
        return both.changes + fields.changes(from: before, to: event).compactMap(\.forCallSites)
    }

    private func compareReplacements(
        _ before: Event, _ after: Event, _ both: inout Counterparts
    ) {
        let earlier = before.renamedTo.map { old.events[$0].name }
        let later = after.renamedTo.map { new.events[$0].name }
        if earlier == nil, let later {
            both.add(.replaced(by: later))
        } else {
            both.compare(.replacement, earlier, later)
        }
    }

    private func goneAndRetired() -> [Change] {
        let gone = pairing.gone.map { old.events[$0] }
        let retirements = RetirementComparison(
            old.retiredEvents, new.retiredEvents, besides: new.events.map(\.name)
        ) { .event($0) }
        return gone.map { event in
            // Call sites of these were warned.
            let isExpected = event.deprecation != nil || event.renamedTo != nil
            return retirements.gone(
                event.name, at: event.position, wireName: event.wireName,
                identity: WrittenText.quoted(event.wireName),
                breaks: isExpected ? [] : .callSites)
        } + retirements.changes(besides: gone.map(\.wireName))
    }
}

extension Event {
    fileprivate var names: Pairing.Names { Pairing.Names(name: name, identity: wireName) }
}
