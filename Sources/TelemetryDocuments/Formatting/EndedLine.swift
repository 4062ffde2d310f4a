import TelemetrySchema

/// A line with what ends it: LF, CRLF, CR or, for the last one, nothing.
struct EndedLine: Equatable {
    let text: ArraySlice<UInt8>
    let ending: ArraySlice<UInt8>

    /// The lines of a file, without a byte order mark.
    static func lines(_ bytes: [UInt8]) -> [EndedLine] {
        let ranges = LineSplitter.lines(bytes)
        return ranges.indices.map { index in
            let range = ranges[index]
            let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : bytes.count
            return EndedLine(text: bytes[range], ending: bytes[range.upperBound..<next])
        }
    }

    /// How many bytes both begin with, in whole characters.
    func commonLength(with other: EndedLine) -> Int {
        var length = zip(text, other.text).prefix { $0 == $1 }.count
        while length < text.count, text[text.startIndex + length] & 0xC0 == 0x80 { length -= 1 }
        return length
    }
}
