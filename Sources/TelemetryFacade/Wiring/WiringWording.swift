// Every sentence that the wiring check can say.

extension WiringProblem {
    /// The stable identifier that ends a finding's sentence.
    public var rule: String {
        switch self {
        case .unwired: "unwired"
        case .undeclared: "undeclared"
        case .duplicated: "duplicated"
        case .outOfOrder: "out-of-order"
        case .receives: "receives"
        }
    }

    /// What is wrong, in words.
    public var message: String {
        switch self {
        case .unwired(let sink):
            "sink '\(sink)' is declared but not in the live sinks"
        case .undeclared(let sink, let wiring):
            "sink '\(sink)' is in the live sinks but not in wiring '\(wiring)'"
        case .duplicated(let sink, let count):
            "sink '\(sink)' is in the live sinks \(count) times; every event reaches it each time"
        case .outOfOrder(let sink, let successor, let state):
            "sink '\(sink)' comes after '\(successor)', but the wiring puts it before"
                + (state.map { "; '\(successor)' reads '\($0)', which '\(sink)' writes" } ?? "")
        case .receives(let sink, let live, let declared):
            "sink '\(sink)' receives \(live), but the schema says \(declared)"
        }
    }
}
