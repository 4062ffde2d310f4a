/// The elements of a list field, converted one at a time so that no array is made.
///
/// No `Collection`: what that brings, and nobody needs, is as much code as a sink. Elements are
/// counted from zero: `for index in list.indices { list[index] }`. Where an allocation does not
/// matter, ``values`` is more convenient.
public struct FieldList: Sendable {
    private let elements: any FieldElements

    /// Wraps `elements`. Does not allocate where they fit three words, as an array does.
    public init(_ elements: some FieldElements) {
        self.elements = elements
    }

    /// The number of elements.
    public var count: Int { elements.count }

    /// What ``subscript(_:)`` takes.
    public var indices: Range<Int> { 0..<count }

    /// All elements, in an array that is made for it.
    public var values: [FieldValue] { indices.map { self[$0] } }

    /// The element at `index`, which must be in ``indices``.
    public subscript(index: Int) -> FieldValue { elements.fieldValue(at: index) }
}

extension FieldList: Equatable {
    /// Whether the two lists hold equal values in the same order.
    public static func == (left: FieldList, right: FieldList) -> Bool {
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
}
