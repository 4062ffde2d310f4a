/// The events that are observed. None is known to the optimizer.
struct Samples {
    let launched = opaque(TelemetryEvent.launched)
    let moved = opaque(TelemetryEvent.moved(x: 3, y: 4))
    let completed: TelemetryEvent
    let surveyed: TelemetryEvent
    /// A line of some 3,000 bytes, more than fits on the smaller stack.
    let told: TelemetryEvent

    init() {
        completed = opaque(
            .sessionCompleted(
                id: "5F0C2E9A-2B6D-4A54-9D3B-\(opaque("7C3E52A0B1D4"))", durationMs: 12_345,
                difficulty: .hard))
        surveyed = opaque(
            .surveyed(
                name: "the northern \(opaque("shore"))", isComplete: true, first: 1, second: -22,
                third: nil, share: 0.25, pause: .milliseconds(1_500), difficulty: .easy))
        told = opaque(.told(text: String(repeating: opaque("word "), count: 600)))
    }
}
