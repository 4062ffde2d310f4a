/// Formats a line in memory of its own and hands it over in one piece.
enum LineSender {
    /// Up to this size temporary memory is on the stack. The standard library draws the line there.
    private static let stackSize = 1_024

    /// Calls `format`, then `deliver` with the line. `limit` is the longest line, in bytes. Whether
    /// it was delivered; if not, even the cut line is too long.
    ///
    /// A line that does not fit into a kilobyte is formatted once more in memory of the right size,
    /// one longer than the limit in memory of that size, as a line that `isLimited`. Allocates
    /// where that is more than ``StackMemory`` has.
    @inline(__always)
    static func send(
        limit: Int, _ format: (_ line: inout LineBuffer, _ isLimited: Bool) -> Void,
        by deliver: (_ line: FinishedLine, _ isShortened: Bool) -> Void
    ) -> Bool {
        // One byte more, for the line break that ends a torn line.
        let longest = limit + 1
        let first = min(stackSize, longest)
        let needed = withUnsafeTemporaryAllocation(byteCount: first, alignment: 1) {
            attempt(in: $0, isLimited: false, format, deliver)
        }
        guard needed > first else { return true }
        let second = min(needed, longest)
        let stillNeeded = withMemory(of: second) {
            attempt(in: $0, isLimited: needed > longest, format, deliver)
        }
        return stillNeeded <= second
    }

    /// Not inlined, because it takes its part of the stack whenever it is called.
    @inline(never)
    private static func withMemory(
        of byteCount: Int, _ body: (UnsafeMutableRawBufferPointer) -> Int
    ) -> Int {
        guard byteCount <= StackMemory.byteCount else {
            return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 1, body)
        }
        var memory = StackMemory()
        return withUnsafeMutableBytes(of: &memory) {
            body(UnsafeMutableRawBufferPointer(rebasing: $0[..<byteCount]))
        }
    }

    /// Delivers the line if it fits into `memory`. Returns the bytes that it needs.
    @inline(__always)
    private static func attempt(
        in memory: UnsafeMutableRawBufferPointer, isLimited: Bool,
        _ format: (inout LineBuffer, Bool) -> Void, _ deliver: (FinishedLine, Bool) -> Void
    ) -> Int {
        var line = LineBuffer(memory)
        line.append("\n")
        format(&line, isLimited)
        if line.isComplete { deliver(FinishedLine(afterBreak: line.bytes), isLimited) }
        return line.count
    }
}
