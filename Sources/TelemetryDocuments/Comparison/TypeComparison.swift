import TelemetrySchema

/// Judges what it breaks that a field has another type.
struct TypeComparison {
    private let old: Schema
    private let new: Schema
    /// Answers about enums, which may have many values and many fields.
    private var answers: [EnumerationPair: Bool] = [:]

    private struct EnumerationPair: Hashable {
        let old: Int
        let new: Int
    }

    init(_ old: Schema, _ new: Schema) {
        self.old = old
        self.new = new
    }

    mutating func breaks(from before: FieldType, to after: FieldType) -> Audience {
        var breaks: Audience = []
        let isOtherList = before.isList != after.isList
        let isOtherBase = ExactText(old.written(before.base)) != ExactText(new.written(after.base))
        if isOtherList || isOtherBase || before.isOptional && !after.isOptional
            || !before.isOptional && after.isOptional && hasNone(after)
        {
            breaks.insert(.callSites)
        }
        if isOtherList || after.isOptional && !before.isOptional
            || !reads(after.base, as: before.base)
        {
            breaks.insert(.readers)
        }
        return breaks
    }

    /// Whether call sites that write `.none` mean a value and would not where the type is optional.
    private func hasNone(_ type: FieldType) -> Bool {
        guard case .enumeration(let index) = type.base, !type.isList else { return false }
        return new.enumerations[index].values.contains { $0.name == "none" }
    }

    /// Whether every value of the new type is one of the old type on the wire.
    private mutating func reads(_ after: FieldType.Base, as before: FieldType.Base) -> Bool {
        switch (before, after) {
        case (.standard(let before), .standard(let after)):
            before.includes(after)
        case (.enumeration(let before), .enumeration(let after)):
            reads(EnumerationPair(old: before, new: after))
        default: false
        }
    }

    private mutating func reads(_ pair: EnumerationPair) -> Bool {
        let (before, after) = (old.enumerations[pair.old], new.enumerations[pair.new])
        // What becomes of its values is said about the enum.
        guard before.name != after.name else { return true }
        if let answer = answers[pair] { return answer }
        let known = Set(before.values.map { ExactText($0.wireValue.written) })
        let answer = after.values.allSatisfy { known.contains(ExactText($0.wireValue.written)) }
        answers[pair] = answer
        return answer
    }
}

extension StandardType {
    /// Whether every value of `other` is one of this type, and looks like one.
    fileprivate func includes(_ other: StandardType) -> Bool {
        if self == other || (self == .double && other == .float) { return true }
        guard let range = integerRange, let otherRange = other.integerRange else { return false }
        return range.least <= otherRange.least && range.greatest >= otherRange.greatest
    }
}
