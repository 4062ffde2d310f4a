/// Sees the fields of an event one by one, without an allocation.
public protocol FieldVisitor {
    /// Takes the next field. `value` is ``FieldValue/null`` where an optional field is `nil`.
    mutating func visit(_ field: EventField, _ value: consuming FieldValue)
}
