/// What a full lane does when another event arrives. Either way one is lost, and counted.
public enum LaneOverflow: Sendable {
    /// Loses the event that arrives. What happened first is kept.
    case dropNewest
    /// Loses the event that has waited longest. What happened last is kept.
    case dropOldest
}
