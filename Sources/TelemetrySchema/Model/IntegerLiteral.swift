/// A whole number as Swift writes it: decimal, `0x`, `0o` or `0b`, with `_` between digits.
struct IntegerLiteral {
    let isNegative: Bool
    let magnitude: UInt64

    /// Why a text is no such number.
    enum Failure: Error {
        case malformed
        case tooLarge
    }

    /// In decimal.
    var decimal: String { (isNegative && magnitude > 0 ? "-" : "") + String(magnitude) }

    static func read(_ text: String) -> Result<IntegerLiteral, Failure> {
        let isNegative = text.first == "-"
        let unsigned = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
        let radix = radix(of: unsigned)
        let digits = radix == 10 ? unsigned : unsigned.dropFirst(2)
        guard digits.first?.isHexDigit == true else { return .failure(.malformed) }
        return magnitude(of: digits, radix).map {
            IntegerLiteral(isNegative: isNegative, magnitude: $0)
        }
    }

    private static func magnitude(
        of digits: Substring, _ radix: UInt64
    ) -> Result<UInt64, Failure> {
        var magnitude: UInt64 = 0
        var isTooLarge = false
        for digit in digits where digit != "_" {
            guard digit.isASCII, let value = digit.hexDigitValue, value < radix else {
                return .failure(.malformed)
            }
            let (product, overflowed) = magnitude.multipliedReportingOverflow(by: radix)
            let (sum, carried) = product.addingReportingOverflow(UInt64(value))
            isTooLarge = isTooLarge || overflowed || carried
            magnitude = sum
        }
        return isTooLarge ? .failure(.tooLarge) : .success(magnitude)
    }

    private static func radix(of digits: Substring) -> UInt64 {
        if digits.hasPrefix("0x") { return 16 }
        if digits.hasPrefix("0o") { return 8 }
        return digits.hasPrefix("0b") ? 2 : 10
    }
}
