/// The values a whole number type holds. `Int` and `UInt` count as 64 bits wide: a default that
/// needs them all does not compile on a 32-bit platform, which Swift then says.
public struct IntegerRange: Sendable {
    /// The least of them.
    public let least: Int64
    /// The greatest of them.
    public let greatest: UInt64

    func contains(_ value: IntegerLiteral) -> Bool {
        value.isNegative ? value.magnitude <= least.magnitude : value.magnitude <= greatest
    }

    /// `-128...127`
    var description: String { "\(least)...\(greatest)" }
}

extension StandardType {
    /// The values it holds, if it is a whole number type.
    public var integerRange: IntegerRange? {
        switch self {
        case .int8: range(Int8.self)
        case .int16: range(Int16.self)
        case .int32: range(Int32.self)
        case .int, .int64: range(Int64.self)
        case .uint8: range(UInt8.self)
        case .uint16: range(UInt16.self)
        case .uint32: range(UInt32.self)
        case .uint, .uint64: range(UInt64.self)
        default: nil
        }
    }

    private func range<Number: FixedWidthInteger>(_: Number.Type) -> IntegerRange {
        IntegerRange(least: Int64(Number.min), greatest: UInt64(Number.max))
    }
}
