import TelemetrySchema

/// Gathers what is different about one thing of two schemas.
struct Counterparts {
    let subject: Change.Subject
    let old: SourcePosition
    let new: SourcePosition
    private(set) var changes: [Change] = []

    init(_ subject: Change.Subject, old: SourcePosition, new: SourcePosition) {
        self.subject = subject
        self.old = old
        self.new = new
    }

    mutating func add(_ kind: Change.Kind, breaks: Audience = []) {
        changes.append(
            Change(subject: subject, kind: kind, breaks: breaks, place: .both(old: old, new: new)))
    }

    /// Adds a change where two texts differ.
    mutating func compare(
        _ attribute: Change.Attribute, _ before: String?, _ after: String?,
        breaks: @autoclosure () -> Audience = []
    ) {
        guard before.map(ExactText.init) != after.map(ExactText.init) else { return }
        add(.changed(attribute, from: before, to: after), breaks: breaks())
    }

    /// Adds a change where the names differ, in Swift or on the wire; `attribute` is the latter.
    mutating func compareNames(
        _ attribute: Change.Attribute, _ before: Pairing.Names, _ after: Pairing.Names
    ) {
        if ExactText(before.name) != ExactText(after.name) {
            add(.renamed(from: before.name), breaks: .callSites)
        }
        compare(attribute, before.identity, after.identity, breaks: .readers)
    }

    mutating func compareDocumentation(_ before: [String], _ after: [String]) {
        guard before.map(ExactText.init) != after.map(ExactText.init) else { return }
        add(.documented)
    }
}
