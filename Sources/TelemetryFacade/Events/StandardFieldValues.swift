// One conformance per standard type that a field can hold.

extension String: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .string(self) }
}

extension Bool: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .bool(self) }
}

extension Float: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .float(self) }
}

extension Double: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .double(self) }
}

extension Duration: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .duration(self) }
}

extension Int: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(self)) }
}

extension Int8: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(self)) }
}

extension Int16: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(self)) }
}

extension Int32: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(self)) }
}

extension Int64: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(self)) }
}

extension UInt: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .unsignedInteger(UInt64(self)) }
}

extension UInt8: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .unsignedInteger(UInt64(self)) }
}

extension UInt16: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .unsignedInteger(UInt64(self)) }
}

extension UInt32: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .unsignedInteger(UInt64(self)) }
}

extension UInt64: FieldValueConvertible {
    /// The value as sinks see it.
    @inlinable public var fieldValue: FieldValue { .unsignedInteger(UInt64(self)) }
}
