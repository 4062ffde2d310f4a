/// Why an event was lost.
public enum LossReason: Sendable, CaseIterable {
    /// The receiver does not read fast enough, and the sink does not wait. A stream socket or a
    /// terminal may have taken the beginning of the line; the next one starts on a line of its own.
    case full
    /// The receiver is gone, or the descriptor is closed.
    case closed
    /// The event does not fit into the longest line that the receiver takes, even without fields;
    /// or the receiver takes less than the sink counts on, as a datagram socket with little memory.
    case tooLong
    /// The system refused for another reason, such as a full disk. A line may have been torn; the
    /// next one starts on a line of its own.
    case failed
}
