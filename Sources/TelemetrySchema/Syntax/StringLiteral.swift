/// Reads a string literal: from behind the opening quote to behind the closing one.
package struct StringLiteral {
    private let bytes: [UInt8]
    private let end: Int
    private var decoded: [UInt8] = []
    package private(set) var offset: Int
    private(set) var isTerminated = false
    private(set) var invalidEscapes: [(offset: Int, text: String)] = []

    package init(_ bytes: [UInt8], in range: Range<Int>) {
        self.bytes = bytes
        offset = range.lowerBound
        end = range.upperBound
    }

    /// What the literal means.
    var text: String { String(decoding: decoded, as: UTF8.self) }

    package mutating func scan() {
        while offset < end, !isTerminated {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\") {
                scanEscape()
                continue
            }
            offset += 1
            if byte == UInt8(ascii: "\"") {
                isTerminated = true
            } else if byte != 0 {
                decoded.append(byte)
            }
        }
    }

    private mutating func scanEscape() {
        let start = offset
        offset += 1
        // Without an end there is no knowing what it would have been.
        guard offset < end else { return }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): decoded.append(byte)
        case UInt8(ascii: "n"): decoded.append(UInt8(ascii: "\n"))
        case UInt8(ascii: "r"): decoded.append(UInt8(ascii: "\r"))
        case UInt8(ascii: "t"): decoded.append(UInt8(ascii: "\t"))
        case UInt8(ascii: "0"): decoded.append(0)
        case UInt8(ascii: "u"): scanScalar(from: start)
        default: refuse(from: start)
        }
    }

    /// `\u{1F600}`: one to eight hexadecimal digits that name a Unicode scalar.
    private mutating func scanScalar(from start: Int) {
        guard offset < end, bytes[offset] == UInt8(ascii: "{") else { return refuse(from: start) }
        var digits = ""
        offset += 1
        while offset < end, digits.count <= 8, let digit = Self.hexadecimalDigit(bytes[offset]) {
            digits.unicodeScalars.append(digit)
            offset += 1
        }
        guard offset < end, bytes[offset] == UInt8(ascii: "}") else { return refuse(from: start) }
        offset += 1
        guard digits.count <= 8, let value = UInt32(digits, radix: 16),
            let scalar = Unicode.Scalar(value)
        else { return refuse(from: start) }
        decoded += Array(String(scalar).utf8)
    }

    private static func hexadecimalDigit(_ byte: UInt8) -> Unicode.Scalar? {
        let scalar = Unicode.Scalar(byte)
        return scalar.properties.isASCIIHexDigit ? scalar : nil
    }

    private mutating func refuse(from start: Int) {
        while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        let text = String(decoding: bytes[start..<offset].filter { $0 != 0 }, as: UTF8.self)
        invalidEscapes.append((start, text))
    }
}
