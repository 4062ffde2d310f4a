// No `Collection`: what that brings, and nobody needs, is as much code as a sink.
/// The elements of a list field, converted one at a time so that no array is made.
///
/// Elements are counted from zero, and can be walked over: `for value in list`.
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

    /// The element at `index`, which must be in ``indices``.
    public subscript(index: Int) -> FieldValue { elements.fieldValue(at: index) }
}

extension FieldList: Sequence {
    /// The elements from the first to the last.
    public struct Iterator: IteratorProtocol {
        fileprivate let list: FieldList
        fileprivate var index = 0

        /// The next element, if there is one.
        public mutating func next() -> FieldValue? {
            guard index < list.count else { return nil }
            defer { index += 1 }
            return list[index]
        }
    }

    /// Starts at the first element.
    public func makeIterator() -> Iterator { Iterator(list: self) }
}

extension FieldList: Equatable {
    /// Whether the two lists hold equal values in the same order.
    public static func == (left: FieldList, right: FieldList) -> Bool {
        left.count == right.count && left.indices.allSatisfy { left[$0] == right[$0] }
    }
}
