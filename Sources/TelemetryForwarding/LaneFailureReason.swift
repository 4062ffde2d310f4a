/// Why a delivery did not succeed.
public enum LaneFailureReason: Sendable {
    /// The sink threw this.
    case threw(any Error)
    /// The sink took longer than the time limit and was cancelled.
    case overran(limit: Duration)
    /// The sink was not called: it is still at an event for which it overran the time limit.
    case busy
}
