/// A default, known to fit the field's type.
public enum DefaultValue: Equatable, Sendable {
    /// No value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A whole number, in decimal digits.
    case integer(String)
    /// A finite number, in the shortest digits that give exactly it.
    case floatingPoint(String)
    /// A text.
    case string(String)
    /// The index of a value of the field's enum.
    case enumerationValue(Int)
    /// `[]`
    case emptyList
}
