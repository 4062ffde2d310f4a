/// A number as digits and a power of ten.
struct DecimalNumber {
    private let digits: UInt128
    private let exponent: Int

    /// A number's 64 highest bits, rounded to the nearest, to even where two are.
    struct Significand {
        let bits: UInt64
        /// Whether nothing was rounded.
        let isExact: Bool
    }

    /// Reads what a floating-point number's description consists of.
    init?(_ text: String) {
        let parts = text.drop { $0 == "-" }.split(separator: "e")
        guard let mantissa = parts.first, parts.count <= 2 else { return nil }
        let fraction = mantissa.split(separator: ".").dropFirst().first ?? ""
        guard let digits = UInt128(mantissa.filter { $0 != "." }),
            let exponent = parts.count == 2 ? Int(parts[1]) : 0
        else { return nil }
        self.digits = digits
        self.exponent = exponent - fraction.count
    }

    /// The highest bits; `nil` where more than 128 would be needed to tell.
    var significand: Significand? {
        guard digits > 0 else { return Significand(bits: 0, isExact: true) }
        guard let power = Self.powerOfTen(abs(exponent)) else { return nil }
        if exponent >= 0 {
            let (product, overflows) = digits.multipliedReportingOverflow(by: power)
            return overflows ? nil : Self.rounded(product, isExact: true)
        }
        // Shifted so far, the quotient has 65 or 66 bits: more than are kept, so that the rest, which
        // is below the lowest, only tells whether there is one.
        let shift = power.bitCount - digits.bitCount + 65
        guard power.bitCount <= 62, digits.bitCount <= 62, shift >= 0 else { return nil }
        let (quotient, rest) = (digits << UInt128(shift)).quotientAndRemainder(dividingBy: power)
        return Self.rounded(quotient, isExact: rest == 0)
    }

    private static func powerOfTen(_ exponent: Int) -> UInt128? {
        guard exponent <= 38 else { return nil }
        return (0..<exponent).reduce(1) { power, _ in power * 10 }
    }

    /// `isExact` unless `number` lacks a rest below its lowest bit.
    private static func rounded(_ number: UInt128, isExact: Bool) -> Significand {
        let excess = number.bitCount - 64
        guard excess > 0 else {
            return Significand(bits: UInt64(number << UInt128(-excess)), isExact: isExact)
        }
        let (kept, rest) = (number >> UInt128(excess), number & (1 << UInt128(excess) - 1))
        let half: UInt128 = 1 << UInt128(excess - 1)
        let roundsUp = rest > half || (rest == half && (!isExact || kept & 1 == 1))
        let bits = roundsUp ? kept + 1 : kept
        // One more than 64 bits hold is a power of two.
        return Significand(
            bits: UInt64(exactly: bits) ?? 1 << 63, isExact: isExact && rest == 0)
    }
}

extension UInt128 {
    /// How many bits the number has without leading zeros.
    fileprivate var bitCount: Int { Self.bitWidth - leadingZeroBitCount }
}
