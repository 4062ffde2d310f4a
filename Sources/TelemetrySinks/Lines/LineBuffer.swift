/// Memory that somebody else owns, and how much of it a line needs.
///
/// Counts on where the memory ends, so that one pass tells how much the next one must have.
struct LineBuffer {
    /// A place to come back to.
    typealias Position = Int

    private let start: UnsafeMutableRawPointer
    /// The bytes that fit.
    let capacity: Int
    /// The bytes that the line needs so far. More than ``capacity`` if it does not fit.
    private(set) var count: Position = 0
    /// Where a string is cut, marked with `…`. No string is cut unless this is set.
    var stringEnd = Int.max
    /// Whether a string was cut.
    var isCut = false

    /// Starts at the beginning of `storage`, which must not be empty and must outlive the buffer.
    init(_ storage: UnsafeMutableRawBufferPointer) {
        guard let start = storage.baseAddress else { preconditionFailure("a line needs memory") }
        self.start = start
        capacity = storage.count
    }

    /// Whether all of the line fits.
    var isComplete: Bool { count <= capacity }

    /// The line. Valid as long as the memory is; only if it ``isComplete``.
    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start, count: min(count, capacity))
    }

    /// Forgets what came after `position`.
    mutating func goBack(to position: Position) {
        count = position
    }

    /// Appends one byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count < capacity { start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self) }
        count &+= 1
    }

    /// The memory of the next `byteCount` bytes; `nil` if they do not fit.
    @inline(__always)
    func room(for byteCount: Int) -> UnsafeMutableRawPointer? {
        count &+ byteCount <= capacity ? start + count : nil
    }

    /// Counts the next `byteCount` bytes as written, which they are if there was room.
    @inline(__always)
    mutating func goForward(by byteCount: Int) {
        count &+= byteCount
    }

    /// Appends `bytes` as they are.
    @inline(__always)
    mutating func append(_ bytes: UnsafeRawBufferPointer) {
        if let source = bytes.baseAddress {
            room(for: bytes.count)?.copyMemory(from: source, byteCount: bytes.count)
        }
        goForward(by: bytes.count)
    }

    /// Appends the characters of a literal as they are.
    @inline(__always)
    mutating func append(_ literal: StaticString) {
        append(literal.bytes)
    }
}

extension StaticString {
    /// The UTF-8 of a literal between double quotes, which is never anything else than memory.
    @inline(__always)
    var bytes: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
