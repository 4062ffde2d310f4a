package import TelemetrySchema

/// One difference between two schemas, for those who read the data and those who write call sites.
///
/// Facts only; `message` has the words.
package struct Change: Equatable, Sendable {
    /// What changed, by the name it has in the new schema or, if it is gone, had in the old one.
    package let subject: Subject
    /// How it changed.
    package let kind: Kind
    /// Who has to change with it; nobody where the change is compatible.
    package let breaks: Audience
    /// Where it is.
    package let place: Place

    /// The places of what changed.
    package enum Place: Equatable, Sendable {
        /// It is new.
        case new(SourcePosition)
        /// It is gone.
        case old(SourcePosition)
        /// It is in both schemas.
        case both(old: SourcePosition, new: SourcePosition)
    }
}

extension Change {
    /// The same for readers alone.
    var forReaders: Change {
        Change(subject: subject, kind: kind, breaks: breaks.intersection(.readers), place: place)
    }

    /// The same for call sites alone, to whom nothing is retired; `nil` where it breaks none.
    var forCallSites: Change? {
        guard breaks.contains(.callSites) else { return nil }
        var kind = kind
        if case .goneUnretired = kind { kind = .gone }
        return Change(subject: subject, kind: kind, breaks: .callSites, place: place)
    }

    static func added(_ subject: Subject, at new: SourcePosition, breaks: Audience = []) -> Change {
        Change(subject: subject, kind: .added, breaks: breaks, place: .new(new))
    }

    static func gone(
        _ subject: Subject, at old: SourcePosition, kind: Kind = .gone, breaks: Audience = []
    ) -> Change {
        Change(subject: subject, kind: kind, breaks: breaks, place: .old(old))
    }
}
