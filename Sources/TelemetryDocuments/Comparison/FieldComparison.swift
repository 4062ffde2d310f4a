import TelemetrySchema

/// Compares the fields of two events that are the same.
struct FieldComparison {
    private let old: Schema
    private let new: Schema
    private var types: TypeComparison

    init(_ old: Schema, _ new: Schema) {
        self.old = old
        self.new = new
        types = TypeComparison(old, new)
    }

    mutating func changes(from before: Event, to after: Event) -> [Change] {
        let pairing = Pairing(old: before.fields.map(\.names), new: after.fields.map(\.names))
        var changes = orderChanges(pairing, before, after)
        for (field, partner) in zip(after.fields, pairing.partners) {
            if let partner {
                changes += self.changes(from: before.fields[partner], to: field, of: after.name)
            } else {
                // `.opened` does not compile where it has to be `.opened()`.
                let isLeftOut = field.defaultValue != nil && !before.fields.isEmpty
                changes.append(
                    .added(
                        .field(field.name, of: after.name), at: field.position,
                        breaks: isLeftOut ? [] : .callSites))
            }
        }
        return changes + goneAndRetired(pairing.gone.map { before.fields[$0] }, before, after)
    }

    private func orderChanges(_ pairing: Pairing, _ before: Event, _ after: Event) -> [Change] {
        let partners = pairing.partners.compactMap(\.self)
        guard zip(partners, partners.dropFirst()).contains(where: >) else { return [] }
        var both = Counterparts(.event(after.name), old: before.position, new: after.position)
        both.add(.reordered, breaks: .callSites)
        return both.changes
    }

    private mutating func changes(
        from before: Field, to after: Field, of event: String
    ) -> [Change] {
        var both = Counterparts(
            .field(after.name, of: event), old: before.position, new: after.position)
        both.compareNames(.wireKey, before.names, after.names)
        // What is always masked is the same to readers, whatever it is.
        let isMasked = before.privacy == .sensitive && after.privacy == .sensitive
        let parties: Audience = isMasked ? .callSites : [.readers, .callSites]
        both.compare(
            .type, old.written(before.type), new.written(after.type),
            breaks: types.breaks(from: before.type, to: after.type).intersection(parties))
        compareLimits(before, after, &both, for: parties)
        both.compare(
            .defaultValue, old.writtenDefault(of: before), new.writtenDefault(of: after),
            breaks: after.defaultValue == nil ? .callSites : [])
        both.compare(
            .privacy, before.privacy.rawValue, after.privacy.rawValue, breaks: .readers)
        both.compare(.deprecation, before.deprecation?.written, after.deprecation?.written)
        both.compareDocumentation(before.documentation, after.documentation)
        return both.changes
    }

    private func compareLimits(
        _ before: Field, _ after: Field, _ both: inout Counterparts, for parties: Audience
    ) {
        both.compare(
            .unit, before.unit, after.unit, breaks: before.unit == nil ? [] : parties)
        let breaks = Self.maximumBreaks(from: before.maximum ?? .max, to: after.maximum ?? .max)
        both.compare(
            .maximum, before.maximum.map(String.init), after.maximum.map(String.init),
            breaks: breaks.intersection(parties))
    }

    /// Readers have room for what there was, call sites give what they could.
    private static func maximumBreaks(from before: Int, to after: Int) -> Audience {
        after > before ? .readers : .callSites
    }

    private func goneAndRetired(_ gone: [Field], _ before: Event, _ after: Event) -> [Change] {
        let retirements = RetirementComparison(
            before.retiredFields, after.retiredFields, besides: after.fields.map(\.name)
        ) { .field($0, of: after.name) }
        return gone.map { field in
            retirements.gone(
                field.name, at: field.position, wireName: field.key,
                identity: WrittenText.quoted(field.key), breaks: .callSites)
        } + retirements.changes(besides: gone.map(\.key))
    }
}

extension Field {
    fileprivate var names: Pairing.Names { Pairing.Names(name: name, identity: key) }
}
