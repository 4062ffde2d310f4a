/// The type of a field: a base, perhaps a list of it, perhaps optional.
public struct FieldType: Hashable, Sendable {
    /// What one value is.
    public let base: Base
    /// Whether the field holds a list of values.
    public let isList: Bool
    /// Whether the field may hold nothing.
    public let isOptional: Bool

    /// What one value is.
    public enum Base: Hashable, Sendable {
        /// A type of the language.
        case standard(StandardType)
        /// The index of an enum of the schema.
        case enumeration(Int)
    }
}
