/// Eight kilobytes of a function's own, for lines that a temporary allocation would put on the heap.
struct StackMemory {
    /// Its size. The longest line that arrives whole in a pipe of Linux needs half of it.
    static var byteCount: Int { MemoryLayout<StackMemory>.size }

    private typealias HalfKilobyte = SIMD64<UInt64>
    private typealias TwoKilobytes = (HalfKilobyte, HalfKilobyte, HalfKilobyte, HalfKilobyte)

    private var first: TwoKilobytes = Self.zeros
    private var second: TwoKilobytes = Self.zeros
    private var third: TwoKilobytes = Self.zeros
    private var fourth: TwoKilobytes = Self.zeros

    private static var zeros: TwoKilobytes { (.zero, .zero, .zero, .zero) }
}
