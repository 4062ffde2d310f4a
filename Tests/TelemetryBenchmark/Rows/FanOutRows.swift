internal import TelemetryFacade
internal import TelemetryForwarding
internal import TelemetryTesting

/// What the facade and its wrappers add to the sinks.
struct FanOutRows {
    private let sink = NoOpSink()
    private let event: TelemetryEvent

    init(_ samples: Samples) {
        event = samples.completed
    }

    var comparisons: [Comparison] {
        [none, one, three, eight, routed, deferred, forwarded, recording]
    }

    private var none: Comparison {
        Comparison("observe-0", against: "a direct call", subject: observing([]), floor: direct)
    }

    private var one: Comparison {
        Comparison(
            "observe-1", against: "a direct call", subject: observing([sink]), floor: direct)
    }

    private var three: Comparison {
        Comparison(
            "observe-3", against: "3 direct calls", subject: observing([sink, sink, sink])
        ) { [sink, event] count in
            for _ in 0..<count {
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
            }
        }
    }

    private var eight: Comparison {
        Comparison(
            "observe-8", against: "8 direct calls",
            subject: observing(Array(repeating: sink, count: 8))
        ) { [sink, event] count in
            for _ in 0..<count {
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
                sink.receive(event)
            }
        }
    }

    private var routed: Comparison {
        Comparison(
            "routed", against: "the sink itself", subject: observing([sink.receiving(.business)]),
            floor: observing([sink]))
    }

    private var deferred: Comparison {
        let deferred = DeferredSink<NoOpSink>(capacity: 1)
        try? deferred.setDownstream(sink)
        return Comparison(
            "deferred", against: "the sink itself", subject: observing([deferred]),
            floor: observing([sink]))
    }

    /// A lane whose worker stands at a door, so that only the entrance is measured.
    private var forwarded: Comparison {
        let door = Door()
        let lane = ForwardingLane<TelemetryEvent>(capacity: 1_024, timeLimit: nil) { _ in }
        let forwarded = lane.forward(DoorSink(door: door))
        forwarded.receive(event)
        door.waitForVisitor()
        let observe = observing([forwarded])
        return Comparison(
            "forwarded", against: "the sink itself",
            subject: { count in
                observe(count)
                door.expect(count)
            },
            floor: observing([sink]), recover: door.letThrough)
    }

    private var recording: Comparison {
        Comparison(
            "recording", against: "append to an array",
            subject: { [event] count in
                let telemetry = opaque(Telemetry(sinks: [RecordingSink<TelemetryEvent>()]))
                for _ in 0..<count { telemetry.observe(event) }
            },
            floor: { [event] count in
                var kept: [TelemetryEvent] = []
                for _ in 0..<count { kept.append(event) }
                _ = opaque(kept)
            })
    }

    private func observing(_ sinks: [any TelemetrySink<TelemetryEvent>]) -> (Int) -> Void {
        let telemetry = opaque(Telemetry(sinks: sinks))
        return { [event] count in
            for _ in 0..<count { telemetry.observe(event) }
        }
    }

    private var direct: (Int) -> Void {
        { [sink, event] count in
            for _ in 0..<count { sink.receive(event) }
        }
    }
}
