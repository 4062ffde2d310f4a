/// A type whose values a field can hold.
public protocol FieldValueConvertible: Sendable {
    /// The value as sinks see it.
    var fieldValue: FieldValue { get }
}
