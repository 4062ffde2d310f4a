/// Cuts a file into lines, one at a time. LF, CRLF and CR each end one.
package struct LineSplitter: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    /// Where the next line begins; `nil` behind the last one.
    private var start: Int?

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = Self.hasByteOrderMark(bytes) ? 3 : 0
    }

    /// All of them.
    package static func lines(_ bytes: [UInt8]) -> [Range<Int>] { Array(LineSplitter(bytes)) }

    /// Whether the file begins with what says that it is UTF-8.
    package static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }

    /// The next line, without what ends it. There is one behind the last ending, if only an empty
    /// one.
    package mutating func next() -> Range<Int>? {
        guard let start else { return nil }
        var end = start
        while end < bytes.count, !Self.endsLine(bytes[end]) { end += 1 }
        self.start = end < bytes.count ? end + lengthOfEnding(at: end) : nil
        return start..<end
    }

    private func lengthOfEnding(at offset: Int) -> Int {
        let isPair =
            bytes[offset] == UInt8(ascii: "\r") && offset + 1 < bytes.count
            && bytes[offset + 1] == UInt8(ascii: "\n")
        return isPair ? 2 : 1
    }

    /// Whether `byte` ends a line, or is the first of two that do.
    package static func endsLine(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}
