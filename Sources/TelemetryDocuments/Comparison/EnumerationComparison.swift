import TelemetrySchema

/// Compares the enums of two schemas. Only their values are on the wire.
struct EnumerationComparison {
    private let old: [Enumeration]
    private let new: [Enumeration]

    init(_ old: [Enumeration], _ new: [Enumeration]) {
        self.old = old
        self.new = new
    }

    func changes() -> [Change] {
        let pairing = Pairing(
            old: old.map { Pairing.Names($0.name) }, new: new.map { Pairing.Names($0.name) })
        let present = zip(new, pairing.partners).flatMap { enumeration, partner in
            partner.map { changes(from: old[$0], to: enumeration) } ?? [
                .added(.enumeration(enumeration.name), at: enumeration.position)
            ]
        }
        return present
            + pairing.gone.map {
                .gone(.enumeration(old[$0].name), at: old[$0].position, breaks: .callSites)
            }
    }

    private func changes(from before: Enumeration, to after: Enumeration) -> [Change] {
        var both = Counterparts(
            .enumeration(after.name), old: before.position, new: after.position)
        both.compareDocumentation(before.documentation, after.documentation)
        let pairing = Pairing(old: before.values.map(\.names), new: after.values.map(\.names))
        let present = zip(after.values, pairing.partners).flatMap { value, partner in
            partner.map { changes(from: before.values[$0], to: value, of: after.name) } ?? [
                .added(.value(value.name, of: after.name), at: value.position)
            ]
        }
        return both.changes + present
            + goneAndRetired(pairing.gone.map { before.values[$0] }, before, after)
    }

    private func changes(
        from before: Enumeration.Value, to after: Enumeration.Value, of enumeration: String
    ) -> [Change] {
        var both = Counterparts(
            .value(after.name, of: enumeration), old: before.position, new: after.position)
        both.compareNames(.wireValue, before.names, after.names)
        both.compareDocumentation(before.documentation, after.documentation)
        return both.changes
    }

    private func goneAndRetired(
        _ gone: [Enumeration.Value], _ before: Enumeration, _ after: Enumeration
    ) -> [Change] {
        let retirements = RetirementComparison(
            before.retiredValues, after.retiredValues, besides: after.values.map(\.name)
        ) { .value($0, of: after.name) }
        return gone.map { value in
            retirements.gone(
                value.name, at: value.position, wireName: value.wireValue.text,
                identity: value.wireValue.written, breaks: .callSites)
        } + retirements.changes(besides: gone.map(\.wireValue.text))
    }
}

extension Enumeration.Value {
    fileprivate var names: Pairing.Names {
        Pairing.Names(name: name, identity: wireValue.written)
    }
}
