/// The regular expression for what a shortened line may leave of a text.
enum CutPattern {
    /// Ends as a text does that was cut.
    static let anyText = "…$"

    /// How far a beginning is compared: readers of regular expressions do not nest without limit.
    private static let comparedLength = 32

    /// A beginning of one of `texts`. At least one character gives way to the mark.
    static func beginning(ofOneOf texts: [String]) -> String {
        let beginnings = texts.map { nested($0.unicodeScalars.dropLast()) }
            .filter { !$0.isEmpty }
        let choice = beginnings.isEmpty ? "" : "(?:\(beginnings.joined(separator: "|")))?"
        return "^\(choice)\(anyText)"
    }

    /// Every beginning of `text` but the empty one: `a(?:b(?:c)?)?`.
    private static func nested(_ text: Substring.UnicodeScalarView) -> String {
        let anything = text.count > comparedLength ? "[\\s\\S]*" : ""
        return text.prefix(comparedLength).reversed().reduce(anything) { rest, scalar in
            escaped(scalar) + (rest.isEmpty ? "" : "(?:\(rest))?")
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        "^$\\.*+?()[]{}|".unicodeScalars.contains(scalar) ? "\\\(scalar)" : "\(scalar)"
    }
}
