extension LineBuffer {
    /// Appends `bytes` from `first` up to the next special character or the end, whose index it
    /// returns.
    @inline(__always)
    mutating func appendPlain(_ bytes: UnsafeRawBufferPointer, from first: Int) -> Int {
        let room = makeRoom(for: bytes.count &- first)
        let end = PlainText.copy(bytes, from: first, to: room)
        goBack(to: count &- (bytes.count &- end))
        return end
    }
}

/// Plain ASCII, eight bytes in a word.
private enum PlainText {
    private static var each: UInt64 { 0x0101_0101_0101_0101 }

    /// Copies up to the next special character or the end, whose index it returns. Looks at eight
    /// bytes at a time, then four, two and one, for as long as all of them are plain ASCII.
    @inline(__always)
    static func copy(
        _ bytes: UnsafeRawBufferPointer, from first: Int, to target: UnsafeMutableRawPointer?
    ) -> Int {
        var index = first
        while copy(UInt64.self, bytes, from: first, at: &index, to: target) {}
        _ = copy(UInt32.self, bytes, from: first, at: &index, to: target)
        _ = copy(UInt16.self, bytes, from: first, at: &index, to: target)
        _ = copy(UInt8.self, bytes, from: first, at: &index, to: target)
        if index == bytes.count { return index }
        return copySlowly(bytes, from: first, at: index, to: target)
    }

    /// Copies one word if it is plain and not beyond the end.
    @inline(__always)
    private static func copy<Word: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
        _ type: Word.Type, _ bytes: UnsafeRawBufferPointer, from first: Int, at index: inout Int,
        to target: UnsafeMutableRawPointer?
    ) -> Bool {
        let end = index &+ MemoryLayout<Word>.size
        guard end <= bytes.count, let source = bytes.baseAddress else { return false }
        let word = source.loadUnaligned(fromByteOffset: index, as: Word.self)
        // What a shorter word lacks counts as letters.
        let padding = ~UInt64(Word.max) & (each &* 0x61)
        guard isPlain(UInt64(truncatingIfNeeded: word) | padding) else { return false }
        target?.storeBytes(of: word, toByteOffset: index &- first, as: Word.self)
        index = end
        return true
    }

    private static func copySlowly(
        _ bytes: UnsafeRawBufferPointer, from first: Int, at start: Int,
        to target: UnsafeMutableRawPointer?
    ) -> Int {
        var index = start
        while index < bytes.count, SpecialCharacter(in: bytes, at: index) == nil {
            target?.storeBytes(of: bytes[index], toByteOffset: index &- first, as: UInt8.self)
            index &+= 1
        }
        return index
    }

    /// Whether every byte is ASCII and none is a special character.
    @inline(__always)
    static func isPlain(_ bytes: UInt64) -> Bool {
        // Sets the top bit of each byte below 0x20, and perhaps of others: those are looked at
        // one by one, as is everything that is not plain.
        let controls = bytes &- each &* 0x20
        let found =
            controls | zeros(in: bytes ^ each &* 0x22) | zeros(in: bytes ^ each &* 0x5C)
            | zeros(in: bytes ^ each &* 0x7F)
        return (found | bytes) & (each &* 0x80) == 0
    }

    /// Sets the top bit of each byte that is zero, and perhaps of others.
    @inline(__always)
    private static func zeros(in bytes: UInt64) -> UInt64 {
        (bytes &- each) & ~bytes
    }
}
