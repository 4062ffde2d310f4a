internal import TelemetrySystem

/// Formats a line in memory of its own and hands it over in one piece.
enum LineSender {
    /// Up to this size temporary memory is on the stack. The standard library draws the line there.
    private static let stackSize = 1_024

    /// Calls `format`, then `deliver` with the line, and counts what is lost in `losses`. `limit` is
    /// the longest line, in bytes; `tornLine` what the receiver may have of an earlier one, `nil`
    /// where lines arrive whole or not at all.
    ///
    /// A line that does not fit into a kilobyte is formatted once more in memory of the right size,
    /// one longer than the limit in memory of that size, as a line that `isLimited`. Allocates
    /// where that is more than ``StackMemory`` has.
    @inline(__always)
    static func send(
        limit: Int, losses: LossCounter, tornLine: TornLine? = nil,
        _ format: (_ line: inout LineBuffer, _ isLimited: Bool) -> Void,
        by deliver: (UnsafeRawBufferPointer) -> WriteOutcome
    ) {
        // One byte more, for the line break that ends a torn line.
        let longest = limit + 1
        let first = min(stackSize, longest)
        let needed = withUnsafeTemporaryAllocation(byteCount: first, alignment: 1) {
            attempt(in: $0, isLimited: false, losses, tornLine, format, deliver)
        }
        guard needed > first else { return }
        let second = min(needed, longest)
        let stillNeeded = withMemory(of: second) {
            attempt(in: $0, isLimited: needed > longest, losses, tornLine, format, deliver)
        }
        if stillNeeded > second { losses.add(.tooLong) }
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
        in memory: UnsafeMutableRawBufferPointer, isLimited: Bool, _ losses: LossCounter,
        _ tornLine: TornLine?, _ format: (inout LineBuffer, Bool) -> Void,
        _ deliver: (UnsafeRawBufferPointer) -> WriteOutcome
    ) -> Int {
        var line = LineBuffer(memory)
        line.append("\n")
        format(&line, isLimited)
        if line.isComplete {
            let endsTornLine = tornLine?.take() ?? false
            let outcome = deliver(
                endsTornLine ? line.bytes : UnsafeRawBufferPointer(rebasing: line.bytes[1...]))
            tornLine?.note(outcome, endsTornLine: endsTornLine)
            losses.note(outcome, isShortened: isLimited)
        }
        return line.count
    }
}

extension TornLine {
    /// Remembers a line that `outcome` tore, or left torn because the one to end it was refused.
    fileprivate func note(_ outcome: WriteOutcome, endsTornLine: Bool) {
        switch outcome {
        case .written: break
        case .refused: if endsTornLine { note() }
        case .torn: note()
        }
    }
}

extension LossCounter {
    fileprivate func note(_ outcome: WriteOutcome, isShortened: Bool) {
        switch outcome {
        case .written:
            if isShortened { addShortened() }
        case .refused(let error), .torn(let error):
            add(LossReason(error: error))
        }
    }
}
