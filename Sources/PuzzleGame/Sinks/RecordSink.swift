internal import TelemetryFacade

/// Counts solved puzzles in a record that someone else owns.
struct RecordSink: TelemetrySink {
    let record: CompletionRecord

    func receive(_ event: TelemetryEvent) {
        guard case .puzzleSolved = event else { return }
        record.addCompletion()
    }
}
