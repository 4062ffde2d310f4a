/// Plain ASCII, sixteen bytes at a time.
///
/// A block is judged by a function that sets the top bit of each byte that is not plain, and perhaps
/// of others in a block that has one: what is not all plain is looked at byte by byte elsewhere.
enum PlainText {
    /// Words, because arithmetic on them becomes one instruction each, as that on bytes does not.
    private typealias Block = SIMD2<UInt64>
    private typealias Judge = (_ block: Block) -> Block

    /// Copies `bytes` to `target`, which has room for them. Whether none is special.
    @inline(__always)
    static func copyWithoutSpecial(
        _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
    ) -> Bool {
        copyAll(bytes, to: target, special)
    }

    /// Copies `bytes` to `target`, which has room for them. Whether they surely are one plain word.
    @inline(__always)
    static func copyWord(
        _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer
    ) -> Bool {
        copyAll(bytes, to: target, specialOrDelimiter)
    }

    /// Copies up to the first block that has something special, or the last whole one. Where that
    /// is.
    @inline(__always)
    static func copyPrefix(
        _ bytes: UnsafeRawBufferPointer, from first: Int, to target: UnsafeMutableRawPointer?
    ) -> Int {
        var index = first
        while index &+ 16 <= bytes.count {
            let block = bytes.loadUnaligned(fromByteOffset: index, as: Block.self)
            guard isPlain(block, special) else { break }
            target?.storeBytes(of: block, toByteOffset: index &- first, as: Block.self)
            index &+= 16
        }
        return index
    }

    @inline(__always)
    private static func copyAll(
        _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer, _ judge: Judge
    ) -> Bool {
        switch bytes.count {
        case 16...: copyBlocks(bytes, to: target, judge)
        case 8...: copyEnds(UInt64.self, bytes, to: target, judge)
        case 4...: copyEnds(UInt32.self, bytes, to: target, judge)
        case 2...: copyEnds(UInt16.self, bytes, to: target, judge)
        case 1: copyEnds(UInt8.self, bytes, to: target, judge)
        default: true
        }
    }

    /// The last block may overlap the one before.
    @inline(__always)
    private static func copyBlocks(
        _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer, _ judge: Judge
    ) -> Bool {
        let last = bytes.count &- 16
        var index = 0
        while true {
            let block = bytes.loadUnaligned(fromByteOffset: index, as: Block.self)
            guard isPlain(block, judge) else { return false }
            target.storeBytes(of: block, toByteOffset: index, as: Block.self)
            if index == last { return true }
            index = min(index &+ 16, last)
        }
    }

    /// Copies a word from either end; together they hold every byte, some perhaps twice.
    @inline(__always)
    private static func copyEnds<Word: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
        _ type: Word.Type, _ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer,
        _ judge: Judge
    ) -> Bool {
        let last = bytes.count &- MemoryLayout<Word>.size
        let head = bytes.loadUnaligned(as: Word.self)
        let tail = bytes.loadUnaligned(fromByteOffset: last, as: Word.self)
        target.storeBytes(of: head, as: Word.self)
        target.storeBytes(of: tail, toByteOffset: last, as: Word.self)
        // What a short word lacks counts as letters.
        let letters = ~UInt64(Word.max) & 0x6161_6161_6161_6161
        return isPlain(Block(UInt64(head) | letters, UInt64(tail) | letters), judge)
    }
}

// The judges.
extension PlainText {
    @inline(__always)
    private static func isPlain(_ block: Block, _ judge: Judge) -> Bool {
        let found = judge(block)
        return (found.x | found.y) & 0x8080_8080_8080_8080 == 0
    }

    /// Finds what is not ASCII, or a ``SpecialCharacter``.
    @inline(__always)
    private static func special(_ block: Block) -> Block {
        // From 0x7F on, below 0x20, a quote, a backslash.
        block | (block &+ each(0x01)) | (block &- each(0x20))
            | ((block ^ each(0x22)) &- each(0x01)) | ((block ^ each(0x5C)) &- each(0x01))
    }

    /// Finds also what separates words, and `?`, which need not be found.
    @inline(__always)
    private static func specialOrDelimiter(_ block: Block) -> Block {
        // Also a blank; a comma; `<=>?`; backslash and bracket; the other bracket.
        special(block) | (block &- each(0x21)) | ((block ^ each(0x2C)) &- each(0x01))
            | ((block ^ each(0x3C)) &- each(0x04)) | ((block ^ each(0x5C)) &- each(0x02))
            | ((block ^ each(0x5B)) &- each(0x01))
    }

    @inline(__always)
    private static func each(_ byte: UInt64) -> Block {
        Block(repeating: byte &* 0x0101_0101_0101_0101)
    }
}
