/// How many deliveries a lane could not make, by reason. One event forwarded to two sinks is two.
public struct LaneLosses: Equatable, Sendable {
    /// Lost because the lane was full.
    public internal(set) var full = 0
    /// Lost because they came after `finish()` or `cancel()`.
    public internal(set) var finished = 0
    /// Lost because the lane was cancelled while they waited.
    public internal(set) var cancelled = 0

    /// All of them.
    public var total: Int { full + finished + cancelled }
}
