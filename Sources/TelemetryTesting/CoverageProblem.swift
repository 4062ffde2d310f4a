/// What a test run has not shown of a schema. Prints as a sentence.
public enum CoverageProblem: Equatable, Sendable {
    /// No event of this name was observed.
    case unobservedEvent(String)
    /// The field was `nil` in every observed event of this name.
    case absentField(String, event: String)
    /// The field had this value in every observed event of this name.
    case constantField(String, event: String, value: Bool)
}

extension CoverageProblem: CustomStringConvertible {
    /// What is missing, in words.
    public var description: String { message }
}
