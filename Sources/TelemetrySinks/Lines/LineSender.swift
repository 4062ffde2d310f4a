internal import TelemetrySystem

/// Formats a line in memory of its own and hands it over in one piece.
struct LineSender {
    /// Up to this size the memory is on the stack. The standard library draws the line there.
    private static let stackSize = 1_024

    /// The longest line, in bytes.
    let limit: Int
    /// Where losses are counted.
    let losses: LossCounter

    /// Calls `format`, then `deliver` with the line.
    ///
    /// A line that does not fit on the stack is formatted once more in memory of the right size,
    /// one longer than the limit in memory of that size, as a line that `isLimited`.
    func send(
        _ format: (_ line: inout LineBuffer, _ isLimited: Bool) -> Void,
        by deliver: (UnsafeRawBufferPointer) -> WriteOutcome
    ) {
        // One byte more, for the line break that ends a torn line.
        let longest = limit + 1
        let first = min(Self.stackSize, longest)
        let needed = attempt(first, isLimited: false, format, deliver)
        guard needed > first else { return }
        let second = min(needed, longest)
        if attempt(second, isLimited: needed > longest, format, deliver) > second {
            losses.add(.tooLong)
        }
    }

    /// Delivers the line if it fits into `capacity` bytes. Returns the bytes that it needs.
    private func attempt(
        _ capacity: Int, isLimited: Bool,
        _ format: (inout LineBuffer, Bool) -> Void,
        _ deliver: (UnsafeRawBufferPointer) -> WriteOutcome
    ) -> Int {
        withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 1) { memory in
            var line = LineBuffer(memory)
            line.append("\n")
            format(&line, isLimited)
            if line.isComplete {
                note(deliver(bytes(of: line)), isShortened: isLimited)
            }
            return line.count
        }
    }

    private func bytes(of line: LineBuffer) -> UnsafeRawBufferPointer {
        losses.takeTornLine() ? line.bytes : UnsafeRawBufferPointer(rebasing: line.bytes[1...])
    }

    private func note(_ outcome: WriteOutcome, isShortened: Bool) {
        switch outcome {
        case .written:
            if isShortened { losses.addShortened() }
        case .refused(let error):
            losses.add(LossReason(error: error))
        case .torn(let error):
            losses.add(LossReason(error: error))
            losses.noteTornLine()
        }
    }
}
