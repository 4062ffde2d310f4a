/// A set of categories of one schema. Generated code adds a member for each: `.business`.
public struct CategorySet<Event: TelemetryEventProtocol>: OptionSet, Sendable {
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

    /// Whether the two sets share a category.
    @inlinable
    public func intersects(_ other: CategorySet) -> Bool {
        rawValue & other.rawValue != 0
    }
}
