import TelemetrySchema

/// Compares what is retired in two schemas, of one kind and in one place.
struct RetirementComparison {
    private let old: [Retirement]
    private let new: [Retirement]
    private let oldNames: RetiredNames
    private let newNames: RetiredNames
    /// What the names in use have in common with those that may not be retired beside them.
    private let namesInUse: Set<FoldedName>
    private let subject: (String) -> Change.Subject

    /// `names` are those of what there is now; `subject` makes the subject of a change from a name.
    init(
        _ old: [Retirement], _ new: [Retirement], besides names: [String],
        subject: @escaping (String) -> Change.Subject
    ) {
        self.old = old
        self.new = new
        self.subject = subject
        namesInUse = Set(names.map(FoldedName.init))
        oldNames = RetiredNames(old)
        newNames = RetiredNames(new)
    }

    /// Says that `name` is gone. `wireName` is what it was on the wire, `identity` the same as a
    /// schema says it; `breaks` are those who need the thing itself.
    func gone(
        _ name: String, at old: SourcePosition, wireName: String, identity: String,
        breaks: Audience
    ) -> Change {
        guard !newNames.onWire.contains(ExactText(wireName)) else {
            return .gone(subject(name), at: old, kind: .goneRetired, breaks: breaks)
        }
        let isNameFree = !namesInUse.contains(FoldedName(name))
        let saysItself = isNameFree && ExactText(wireName) == ExactText(name)
        return .gone(
            subject(name), at: old,
            kind: .goneUnretired(identity: saysItself ? nil : identity, isNameFree: isNameFree),
            breaks: breaks.union(.readers))
    }

    /// What is retired and was not, other than what is gone, and what was retired and is not.
    func changes(besides gone: [String]) -> [Change] {
        let gone = Set(gone.map(ExactText.init))
        let retired = new.filter {
            !oldNames.cover($0) && !gone.contains(ExactText($0.wireName))
        }
        let others = Set(old.map(\.name)).intersection(new.map(\.name))
        return retired.map {
            Change(
                subject: subject($0.name), kind: .retired(wireName: $0.toldApart(from: others)),
                breaks: [], place: .new($0.position))
        } + old.filter { !newNames.cover($0) }.map { unretired($0, besides: others) }
    }

    private func unretired(_ retirement: Retirement, besides others: Set<String>) -> Change {
        let isOnWire = newNames.onWire.contains(ExactText(retirement.wireName))
        return .gone(
            subject(retirement.name), at: retirement.position,
            kind: isOnWire
                ? .nameUnretired : .unretired(wireName: retirement.toldApart(from: others)),
            breaks: isOnWire ? [] : .readers)
    }
}

/// The names that may not come back.
private struct RetiredNames {
    let onWire: Set<ExactText>
    private let inSwift: Set<FoldedName>

    init(_ retirements: [Retirement]) {
        onWire = Set(retirements.map { ExactText($0.wireName) })
        inSwift = Set(retirements.map { FoldedName($0.name) })
    }

    /// Whether neither name of `retirement` may come back.
    func cover(_ retirement: Retirement) -> Bool {
        onWire.contains(ExactText(retirement.wireName))
            && inSwift.contains(FoldedName(retirement.name))
    }
}

extension Retirement {
    /// What it was on the wire; `nil` where its name says so and is not one of `others`.
    fileprivate func toldApart(from others: Set<String>) -> String? {
        ExactText(wireName) == ExactText(name) && !others.contains(name) ? nil : wireName
    }
}
