public import TelemetryFacade

/// Holds a sink to the contract of `TelemetrySink`, as far as that can be seen from outside.
///
///     let file = TemporaryFile()
///     let findings = await SinkConformance(of: MySink(file)).findings { file.lineCount }
///     #expect(findings.isEmpty)
///
/// Run it under the thread sanitizer too: it calls the sink from several threads at once.
public struct SinkConformance<Sink: TelemetrySink>: Sendable
where Sink.Event: TelemetrySampleProviding {
    /// How many threads may call at once.
    static var observerCount: Int { 4 }
    /// How often each of them observes every sample.
    static var roundCount: Int { 50 }

    private let sink: Sink

    /// Prepares to examine `sink`, which must receive every event and be fresh.
    public init(of sink: Sink) {
        self.sink = sink
    }

    /// Drives every sample through the sink, alone and then from several threads at once, and
    /// answers what goes against the contract.
    ///
    /// `deliveryCount` says how many events have come out at the sink's other end so far; it
    /// waits for those that are still on their way.
    public func findings(deliveryCount: () async -> Int) async -> [ConformanceProblem] {
        var problems = WiredSink.sinks(in: sink).compactMap(\.statefulType).map {
            ConformanceProblem.stateful(type: $0)
        }
        let samples = Sink.Event.samples
        samples.forEach { sink.receive($0) }
        let alone = await deliveryCount()
        if alone != samples.count {
            problems.append(.delivered(alone, of: samples.count, concurrently: false))
        }
        await driveConcurrently(samples)
        let expected = samples.count * Self.observerCount * Self.roundCount
        let concurrent = await deliveryCount() - alone
        if concurrent != expected {
            problems.append(.delivered(concurrent, of: expected, concurrently: true))
        }
        return problems
    }

    private func driveConcurrently(_ samples: [Sink.Event]) async {
        await withTaskGroup { group in
            for _ in 0..<Self.observerCount {
                group.addTask {
                    for _ in 0..<Self.roundCount { samples.forEach { sink.receive($0) } }
                }
            }
        }
    }
}
