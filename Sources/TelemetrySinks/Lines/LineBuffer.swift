/// Memory that somebody else owns, and how much of it a line needs.
///
/// Counts on where the memory ends, so that one pass tells how much the next one must have.
struct LineBuffer {
    /// A place to come back to.
    typealias Position = Int

    private let storage: UnsafeMutableRawBufferPointer
    /// The bytes that the line needs so far. More than ``capacity`` if it does not fit.
    private(set) var count: Position = 0
    /// Where a string is cut, marked with `…`. No string is cut unless this is set.
    var stringEnd = Int.max
    /// Whether a string was cut.
    var isCut = false

    /// Starts at the beginning of `storage`, which must outlive the buffer.
    init(_ storage: UnsafeMutableRawBufferPointer) {
        self.storage = storage
    }

    /// The bytes that fit.
    var capacity: Int { storage.count }

    /// Whether all of the line fits.
    var isComplete: Bool { count <= capacity }

    /// The line. Valid as long as the memory is; only if it ``isComplete``.
    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: storage[..<min(count, capacity)])
    }

    /// Forgets what came after `position`.
    mutating func goBack(to position: Position) {
        count = position
    }

    /// Appends one byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count < capacity { storage[count] = byte }
        count += 1
    }

    /// Appends `bytes` as they are.
    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if count + bytes.count <= capacity, let source = bytes.baseAddress,
            let target = storage.baseAddress
        {
            (target + count).copyMemory(from: source, byteCount: bytes.count)
        }
        count += bytes.count
    }

    /// Appends the characters of a literal as they are.
    @inline(__always)
    mutating func append(_ literal: StaticString) {
        append(UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
