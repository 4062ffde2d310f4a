// No `OptionSet`: what that brings, and nobody needs, is as much code as a sink.
/// A set of categories of one schema. Generated code adds a member for each, `.business`, and a list
/// joins them: `[.business, .completion]`.
public struct CategorySet<Event: TelemetryEventProtocol>: Equatable, Sendable {
    /// One bit per category, in the order of the schema. A schema has at most 64 categories.
    public let rawValue: UInt64

    /// Makes the set of the categories whose bits are set in `rawValue`.
    @inlinable
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Makes the set of the one category that stands at `index` in the schema.
    @inlinable
    public init(index: Int) {
        self.init(rawValue: 1 << UInt64(index))
    }

    /// Whether no category is in it.
    @inlinable
    public var isEmpty: Bool { rawValue == 0 }

    /// Whether every category of `other` is in this set.
    @inlinable
    public func contains(_ other: CategorySet) -> Bool {
        rawValue & other.rawValue == other.rawValue
    }

    /// Whether the two sets share a category.
    @inlinable
    public func intersects(_ other: CategorySet) -> Bool {
        rawValue & other.rawValue != 0
    }
}

extension CategorySet: ExpressibleByArrayLiteral {
    /// The categories of all `elements` together.
    @inlinable
    public init(arrayLiteral elements: CategorySet...) {
        self.init(rawValue: elements.reduce(0) { $0 | $1.rawValue })
    }
}
