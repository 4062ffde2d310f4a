extension LineBuffer {
    /// Appends `value` in decimal.
    mutating func append(decimal value: Int64) {
        if value < 0 { append(UInt8(ascii: "-")) }
        append(decimal: value.magnitude)
    }

    /// Appends `value` in decimal, with leading zeros up to `width` digits.
    mutating func append(decimal value: UInt64, width: Int = 1) {
        withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { digits in
            var rest = value
            var start = 20
            while rest > 0 || 20 - start < width {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            }
            append(UnsafeRawBufferPointer(rebasing: digits[start...]))
        }
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
        let (seconds, attoseconds) = duration.components
        if seconds < 0 || attoseconds < 0 { append(UInt8(ascii: "-")) }
        append(decimal: seconds.magnitude)
        guard attoseconds != 0 else { return }
        append(UInt8(ascii: "."))
        var (fraction, width) = (attoseconds.magnitude, 18)
        while fraction % 10 == 0 {
            fraction /= 10
            width -= 1
        }
        append(decimal: fraction, width: width)
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
        var string = string
        string.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    /// The standard library hands the digits of a floating-point number over here. Without it they
    /// would come as a string, which from the sixteenth character on is an allocation.
    mutating func _writeASCII(_ buffer: UnsafeBufferPointer<UInt8>) {
        append(UnsafeRawBufferPointer(buffer))
    }
}
