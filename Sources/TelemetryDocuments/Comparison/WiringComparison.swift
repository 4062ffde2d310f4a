import TelemetrySchema

/// Compares who listens to two schemas. None of it breaks a reader or a call site.
struct WiringComparison {
    private let old: Schema
    private let new: Schema

    init(_ old: Schema, _ new: Schema) {
        self.old = old
        self.new = new
    }

    func changes() -> [Change] {
        changes(old.sinks, new.sinks, \.name, \.position, Change.Subject.sink, compare)
            + changes(old.sources, new.sources, \.name, \.position, Change.Subject.source, compare)
            + changes(old.wirings, new.wirings, \.name, \.position, Change.Subject.wiring, compare)
    }

    /// Pairs declarations by their names and compares each pair.
    private func changes<Declaration>(
        _ before: [Declaration], _ after: [Declaration], _ name: KeyPath<Declaration, String>,
        _ position: KeyPath<Declaration, SourcePosition>,
        _ subject: (String) -> Change.Subject,
        _ compare: (Declaration, Declaration, inout Counterparts) -> Void
    ) -> [Change] {
        let pairing = Pairing(
            old: before.map { Pairing.Names($0[keyPath: name]) },
            new: after.map { Pairing.Names($0[keyPath: name]) })
        let present = zip(after, pairing.partners).flatMap { declaration, partner in
            let (subject, place) = (
                subject(declaration[keyPath: name]), declaration[keyPath: position]
            )
            guard let earlier = partner.map({ before[$0] }) else {
                return [Change.added(subject, at: place)]
            }
            var both = Counterparts(subject, old: earlier[keyPath: position], new: place)
            compare(earlier, declaration, &both)
            return both.changes
        }
        return present
            + pairing.gone.map {
                .gone(subject(before[$0][keyPath: name]), at: before[$0][keyPath: position])
            }
    }

    private func compare(_ before: Sink, _ after: Sink, _ both: inout Counterparts) {
        both.compare(.receives, old.categories(of: before), new.categories(of: after))
        both.compare(.reads, WrittenText.set(before.reads), WrittenText.set(after.reads))
        both.compare(.writes, WrittenText.set(before.writes), WrittenText.set(after.writes))
        both.compare(
            .forwarding, before.isForwarded ? "forwarded" : nil,
            after.isForwarded ? "forwarded" : nil)
        both.compare(.calls, WrittenText.set(before.calls), WrittenText.set(after.calls))
        both.compare(.emits, old.events(before.emits), new.events(after.emits))
        both.compare(.platforms, before.platforms?.written, after.platforms?.written)
        both.compareDocumentation(before.documentation, after.documentation)
    }

    private func compare(_ before: Source, _ after: Source, _ both: inout Counterparts) {
        both.compare(.emits, old.events(before.emits), new.events(after.emits))
        both.compare(.platforms, before.platforms?.written, after.platforms?.written)
        both.compareDocumentation(before.documentation, after.documentation)
    }

    private func compare(_ before: Wiring, _ after: Wiring, _ both: inout Counterparts) {
        both.compare(.sinks, old.sinks(of: before), new.sinks(of: after))
    }
}
