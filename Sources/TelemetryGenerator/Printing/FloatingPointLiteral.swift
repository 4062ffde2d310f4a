/// Prints the shortest digits of a floating-point number so that the compiler reads that number.
enum FloatingPointLiteral {
    /// The digits or, where they might be read as another number, the bits.
    static func double(_ digits: String) -> String {
        guard let number = Double(digits), !isReadAsIs(digits, number) else { return digits }
        return "Swift.Double(bitPattern: \(number.bitPattern))"
    }

    /// The same for a `Float`.
    static func float(_ digits: String) -> String {
        guard let number = Float(digits), !isReadAsIs(digits, number) else { return digits }
        return "Swift.Float(bitPattern: \(number.bitPattern))"
    }

    /// The compiler warns about a literal below the smallest normal number. On some processors, and
    /// the file is the same for all, it rounds a literal to 64 bits first, and that to the number.
    private static func isReadAsIs<Number: BinaryFloatingPoint>(
        _ digits: String, _ number: Number
    ) -> Bool {
        guard !number.isSubnormal, let decimal = DecimalNumber(digits),
            let significand = decimal.significand
        else { return false }
        let excess = UInt64(63 - Number.significandBitCount)
        // What lies in the middle of two numbers by the first rounding may go the wrong way.
        return significand.isExact || significand.bits & (1 << excess - 1) != 1 << (excess - 1)
    }
}
