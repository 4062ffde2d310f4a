/// A first-in, first-out store of fixed capacity. Allocates when it is made and never again.
package struct BoundedRing<Element> {
    private var slots: [Element?]
    private let capacity: Int
    private var head = 0
    /// The number of elements in the ring.
    package private(set) var count = 0

    /// Makes an empty ring for `capacity` elements, at least zero.
    package init(capacity: Int) {
        slots = Array(repeating: nil, count: capacity)
        self.capacity = capacity
    }

    /// Whether another element would need room that is not there.
    package var isFull: Bool { count == capacity }

    /// Adds `element` at the end. The ring must not be full.
    package mutating func append(_ element: consuming Element) {
        precondition(!isFull)
        slots[(head + count) % capacity] = element
        count += 1
    }

    /// Puts `element` at the end in place of the one that has waited longest, which it hands back
    /// there. The ring must be full, and have room for one.
    package mutating func replaceFirst(by element: inout Element) {
        precondition(isFull)
        let first = slots[head].take()
        slots[head] = element
        head = (head + 1) % capacity
        if let first { element = first }
    }

    /// Takes the element that has waited longest, if there is any.
    package mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let first = slots[head].take()
        head = (head + 1) % capacity
        count -= 1
        return first
    }
}

extension BoundedRing: Sendable where Element: Sendable {}
