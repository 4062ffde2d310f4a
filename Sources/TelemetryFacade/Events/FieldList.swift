/// The elements of a list field, converted one at a time so that no array is made.
public struct FieldList: RandomAccessCollection, Sendable {
    private let elements: any FieldElements

    /// Wraps `elements`. Does not allocate where they fit three words, as an array does.
    public init(_ elements: some FieldElements) {
        self.elements = elements
    }

    /// Always zero.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { elements.count }
    /// The element at `position`, which must be in `startIndex..<endIndex`.
    public subscript(position: Int) -> FieldValue { elements.fieldValue(at: position) }
}

extension FieldList: Equatable {
    /// Whether the two lists hold equal values in the same order.
    public static func == (left: FieldList, right: FieldList) -> Bool {
        left.elementsEqual(right)
    }
}
