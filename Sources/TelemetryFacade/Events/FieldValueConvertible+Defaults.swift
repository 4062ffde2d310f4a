// How values that are made of other values become field values.

extension FieldValueConvertible where Self: RawRepresentable, RawValue == String {
    /// The wire value of an enum whose wire values are strings.
    @inlinable public var fieldValue: FieldValue { .string(rawValue) }
}

extension FieldValueConvertible where Self: RawRepresentable, RawValue == Int {
    /// The wire value of an enum whose wire values are integers.
    @inlinable public var fieldValue: FieldValue { .integer(Int64(rawValue)) }
}

extension Optional: FieldValueConvertible where Wrapped: FieldValueConvertible {
    /// The value, or ``FieldValue/null`` where there is none.
    @inlinable public var fieldValue: FieldValue {
        switch self {
        case .some(let value): value.fieldValue
        case .none: .null
        }
    }
}

extension FieldValue {
    /// The sixteen bytes of a `UUID`, in the order in which Foundation's `uuid` holds them.
    public typealias UUIDBytes = (
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8,
        UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
    )

    /// The value of a `UUID` field; called by generated code.
    public static func uuid(bytes: UUIDBytes) -> FieldValue {
        withUnsafeBytes(of: bytes) { bytes in
            .uuid(
                high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
        }
    }
}
