extension UInt64 {
    /// How many decimal digits the number has; one for zero.
    @inline(__always)
    var digitCount: Int {
        var (count, power) = (1, UInt64(10))
        while count < 20, self >= power {
            count &+= 1
            power &*= 10
        }
        return count
    }

    /// Fills `room` with the last digits of the number, leading zeros included, from the right.
    @inline(__always)
    func writeDigits(to room: UnsafeMutableRawBufferPointer) {
        var (rest, end) = (self, room.count)
        while end >= 2 {
            end &-= 2
            let digits = UInt16(truncatingIfNeeded: (rest % 100).twoDigits)
            room.storeBytes(of: digits.littleEndian, toByteOffset: end, as: UInt16.self)
            rest /= 100
        }
        if end == 1 { room[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
    }

    /// The ASCII of a number below 100,000,000, leading zeros included, its first digit in the
    /// lowest byte.
    @inline(__always)
    var eightDigits: UInt64 {
        let (high, low) = (self / 10_000, self % 10_000)
        return (high / 100).twoDigits | (high % 100).twoDigits &<< 16
            | (low / 100).twoDigits &<< 32 | (low % 100).twoDigits &<< 48
    }

    /// The ASCII of a number below 100, its first digit in the lowest byte.
    @inline(__always)
    var twoDigits: UInt64 {
        let pair = UnsafeRawPointer(Self.pairs.utf8Start)
            .loadUnaligned(fromByteOffset: Int(truncatingIfNeeded: self &* 2), as: UInt16.self)
        return UInt64(pair.littleEndian)
    }

    private static var pairs: StaticString {
        """
        00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434\
        44546474849505152535455565758596061626364656667686970717273747576777879808182838485868788\
        8990919293949596979899
        """
    }
}
