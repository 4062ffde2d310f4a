/// Compares what is retired in two schemas, of one kind and in one place.
struct RetirementComparison {
    private let old: [Retirement]
    private let new: [Retirement]
    private let oldNames: Set<ExactText>
    private let newNames: Set<ExactText>
    private let subject: (String) -> Change.Subject

    /// `subject` makes the subject of a change from the name of what is retired.
    init(_ old: [Retirement], _ new: [Retirement], subject: @escaping (String) -> Change.Subject) {
        self.old = old
        self.new = new
        self.subject = subject
        oldNames = Set(old.map { ExactText($0.wireName) })
        newNames = Set(new.map { ExactText($0.wireName) })
    }

    /// Says that a thing is gone. `wireName` is what it was on the wire, `identity` the same as a
    /// schema says it; `breaks` are those who need the thing itself.
    func gone(
        _ subject: Change.Subject, at old: SourcePosition, wireName: String, identity: String?,
        breaks: Audience
    ) -> Change {
        guard newNames.contains(ExactText(wireName)) else {
            return .gone(
                subject, at: old, kind: .goneUnretired(identity: identity),
                breaks: breaks.union(.readers))
        }
        return .gone(subject, at: old, breaks: breaks)
    }

    /// What is retired and was not, other than what is gone, and what was retired and is not.
    func changes(besides gone: [String]) -> [Change] {
        let gone = Set(gone.map(ExactText.init))
        let retired = new.filter {
            let name = ExactText($0.wireName)
            return !oldNames.contains(name) && !gone.contains(name)
        }
        let unretired = old.filter { !newNames.contains(ExactText($0.wireName)) }
        return retired.map {
            Change(
                subject: subject($0.name), kind: .retired, breaks: [], place: .new($0.position))
        }
            + unretired.map {
                .gone(subject($0.name), at: $0.position, kind: .unretired, breaks: .readers)
            }
    }
}
