/// The ways in which a sink can be seen to break the contract. Prints as a sentence.
public enum ConformanceProblem: Equatable, Sendable {
    /// The sink, or a wrapper before it, is an object of this class or actor.
    case stateful(type: String)
    /// Another number of events came out than went in.
    case delivered(Int, of: Int, concurrently: Bool)
}

extension ConformanceProblem: CustomStringConvertible {
    /// What is wrong, in words.
    public var description: String { message }
}
