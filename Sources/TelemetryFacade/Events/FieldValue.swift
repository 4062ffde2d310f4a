/// The value of a field, reduced to what a sink has to know how to write.
public enum FieldValue: Sendable, Equatable {
    /// An optional field without a value.
    case null
    /// A `Bool`.
    case bool(Bool)
    /// A signed integer of any size, or an enum value whose wire value is an integer.
    case integer(Int64)
    /// An unsigned integer of any size.
    case unsignedInteger(UInt64)
    /// A `Float`; kept apart because its shortest exact digits are not those of its `Double`.
    case float(Float)
    /// A `Double`.
    case double(Double)
    /// A `String`, the text of a `URL`, or an enum value whose wire value is a string.
    case string(String)
    /// A `Duration`.
    case duration(Duration)
    /// A `UUID`: its sixteen bytes, most significant first.
    case uuid(high: UInt64, low: UInt64)
    /// A `Date`: seconds since 2001-01-01 00:00:00 UTC. May be infinite or not a number.
    case date(secondsSinceReferenceDate: Double)
    /// A list.
    case list(FieldList)

    /// What `value` is to sinks.
    @inlinable
    public init(_ value: some FieldValueConvertible) {
        self = value.fieldValue
    }
}
