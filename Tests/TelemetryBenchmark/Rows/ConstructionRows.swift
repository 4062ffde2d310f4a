/// What it costs to say what happened, where nobody listens.
struct ConstructionRows {
    private let sink = NoOpSink()
    private let samples: Samples
    private let id: String

    init(_ samples: Samples) {
        self.samples = samples
        id = opaque("5F0C2E9A-2B6D-4A54-9D3B-7C3E52A0B1D4")
    }

    var comparisons: [Comparison] {
        [
            Comparison("construct-0", against: "a ready event", subject: none, floor: ready),
            Comparison("construct-2", against: "a ready event", subject: two, floor: ready),
            Comparison("construct-8", against: "a ready event", subject: eight, floor: ready),
        ]
    }

    private var ready: (Int) -> Void {
        { [sink, event = samples.launched] count in
            for _ in 0..<count { sink.receive(event) }
        }
    }

    private var none: (Int) -> Void {
        { [sink] count in
            for _ in 0..<count { sink.receive(.launched) }
        }
    }

    private var two: (Int) -> Void {
        { [sink] count in
            for number in 0..<count { sink.receive(.moved(x: number, y: number)) }
        }
    }

    private var eight: (Int) -> Void {
        { [sink, id] count in
            for number in 0..<count {
                sink.receive(
                    .surveyed(
                        name: id, isComplete: true, first: number, second: number, third: nil,
                        share: 0.25, pause: .seconds(1), difficulty: .easy))
            }
        }
    }
}
