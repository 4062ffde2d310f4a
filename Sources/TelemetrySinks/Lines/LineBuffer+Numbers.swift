extension LineBuffer {
    /// Appends `value` in decimal.
    mutating func append(decimal value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        append(decimal: value.magnitude)
    }

    /// Appends `value` in decimal.
    mutating func append(decimal value: UInt64) {
        guard value < 100_000_000, let room = room(for: 8) else {
            return append(decimal: value, width: value.digitCount)
        }
        let digits = value.eightDigits
        let zeros = min((digits ^ 0x3030_3030_3030_3030).trailingZeroBitCount &>> 3, 7)
        room.storeBytes(of: (digits &>> UInt64(zeros &* 8)).littleEndian, as: UInt64.self)
        goForward(by: 8 &- zeros)
    }

    /// Appends the last `width` digits of `value`, leading zeros included.
    mutating func append(decimal value: UInt64, width: Int) {
        if let room = room(for: width) {
            value.writeDigits(to: UnsafeMutableRawBufferPointer(start: room, count: width))
        }
        goForward(by: width)
    }

    /// Appends the lowest `digits` hexadecimal digits of `value`, upper-case.
    mutating func append(hexadecimal value: UInt64, digits: Int) {
        for digit in stride(from: digits - 1, through: 0, by: -1) {
            let nibble = UInt8(truncatingIfNeeded: value >> UInt64(digit * 4)) & 0xF
            append(nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "A") + nibble - 10)
        }
    }

    /// Appends the shortest digits that read back as `value`; `nan`, `inf` and `-inf` in words.
    mutating func append(_ value: Double) {
        value.write(to: &self)
    }

    /// Appends the shortest digits that read back as `value`; `nan`, `inf` and `-inf` in words.
    mutating func append(_ value: Float) {
        value.write(to: &self)
    }

    /// Appends a duration as a decimal number of seconds, with every digit that is not zero.
    mutating func append(secondsOf duration: Duration) {
        // Not by its components, whose seconds trap where an Int64 cannot hold them.
        let (seconds, rest) = duration.attoseconds.magnitude
            .quotientAndRemainder(dividingBy: 1_000_000_000_000_000_000)
        if duration < .zero { append(UInt8(ascii: "-")) }
        append(decimal: seconds)
        guard rest != 0 else { return }
        append(UInt8(ascii: "."))
        var (fraction, width) = (UInt64(truncatingIfNeeded: rest), 18)
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        append(decimal: fraction, width: width)
    }

    /// Appends `value`, which must be below 10^38, in decimal.
    private mutating func append(decimal value: UInt128) {
        let (high, low) = value.quotientAndRemainder(dividingBy: 10_000_000_000_000_000_000)
        guard high > 0 else { return append(decimal: UInt64(truncatingIfNeeded: low)) }
        append(decimal: UInt64(truncatingIfNeeded: high))
        append(decimal: UInt64(truncatingIfNeeded: low), width: 19)
    }

    /// Appends sixteen bytes as 8-4-4-4-12 upper-case hexadecimal digits, as Foundation does.
    mutating func append(uuidHigh high: UInt64, low: UInt64) {
        append(hexadecimal: high >> 32, digits: 8)
        append(UInt8(ascii: "-"))
        append(hexadecimal: high >> 16, digits: 4)
        append(UInt8(ascii: "-"))
        append(hexadecimal: high, digits: 4)
        append(UInt8(ascii: "-"))
        append(hexadecimal: low >> 48, digits: 4)
        append(UInt8(ascii: "-"))
        append(hexadecimal: low, digits: 12)
    }
}

extension LineBuffer: TextOutputStream {
    /// Appends `string` as it is.
    mutating func write(_ string: String) {
        string.withContiguousBytes { append($0) }
    }

    /// The standard library hands the digits of a floating-point number over here. Without it they
    /// would come as a string, which from the sixteenth character on is an allocation.
    mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
        append(UnsafeRawBufferPointer(buffer))
    }
}
