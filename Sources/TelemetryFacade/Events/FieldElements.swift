/// What a ``FieldList`` can be made of.
public protocol FieldElements: Sendable {
    /// The number of elements.
    var count: Int { get }
    /// The element at `index`, which is in `0..<count`.
    func fieldValue(at index: Int) -> FieldValue
}

extension Array: FieldElements where Element: FieldValueConvertible {
    /// The element at `index`, which is in `0..<count`.
    public func fieldValue(at index: Int) -> FieldValue { self[index].fieldValue }
}

extension Array: FieldValueConvertible where Element: FieldValueConvertible {
    /// The array as a list of its elements' values.
    public var fieldValue: FieldValue { .list(FieldList(self)) }
}
