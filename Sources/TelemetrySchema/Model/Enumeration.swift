/// A closed set of values that a field can have.
public struct Enumeration: Sendable {
    /// Its name in Swift.
    public let name: String
    /// The lines of its documentation.
    public let documentation: [String]
    /// In order of declaration; at least one. All wire values are of one kind and distinct.
    public let values: [Value]
    /// Whether the wire values are integers, not strings.
    public let isInteger: Bool
    /// The values that it had once, in order of declaration.
    public let retiredValues: [Retirement]
    /// Where it is declared.
    public let position: SourcePosition

    /// One value of an enum.
    public struct Value: Sendable {
        /// Its name in Swift.
        public let name: String
        /// The lines of its documentation.
        public let documentation: [String]
        /// What goes on the wire.
        public let wireValue: WireValue
        /// Where it is declared.
        public let position: SourcePosition
    }

    /// What goes on the wire for a value.
    public enum WireValue: Hashable, Sendable {
        /// A text.
        case string(String)
        /// A number; generated as an `Int`.
        case integer(Int64)
    }
}
