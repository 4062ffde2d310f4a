/// Cuts a file into lines. LF, CRLF and CR each end one.
package enum LineSplitter {
    package static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = hasByteOrderMark(bytes) ? 3 : 0
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
            lines.append(start..<offset - 1)
            if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n")
            {
                offset += 1
            }
            start = offset
        }
        lines.append(start..<bytes.count)
        return lines
    }

    /// Whether the file begins with what says that it is UTF-8.
    package static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }
}
