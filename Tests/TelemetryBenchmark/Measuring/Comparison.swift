private import EventSupport

/// A thing to measure, and what it is measured against.
struct Comparison {
    /// The name that a budget goes by.
    let name: String
    /// What the reference does, in words.
    let reference: String
    /// How many events are measured in one go.
    let batch: Int
    /// Handles that many events.
    let subject: (Int) -> Void
    /// Does that many times what cannot be avoided.
    let floor: (Int) -> Void
    /// Makes room for the next batch. Not measured.
    let recover: () -> Void

    init(
        _ name: String, against reference: String, batch: Int = 1_000,
        subject: @escaping (Int) -> Void, floor: @escaping (Int) -> Void,
        recover: @escaping () -> Void = {}
    ) {
        self.name = name
        self.reference = reference
        self.batch = batch
        self.subject = subject
        self.floor = floor
        self.recover = recover
    }
}

extension Comparison {
    /// Measures both sides in turn, so that whatever else the machine does hits both.
    func measure(repetitions: Int) -> Row {
        warmUp()
        var times: [(subject: Double, floor: Double)] = []
        for _ in 0..<repetitions {
            times.append((subject: time(subject), floor: time(floor)))
        }
        var row = Row(name: name, reference: reference)
        let shortest = times.map(\.subject).min() ?? 0
        let shortestFloor = times.map(\.floor).min() ?? 0
        row.figures[.nanoseconds] = shortest
        row.figures[.floor] = shortestFloor
        row.figures[.ratio] = shortest / shortestFloor
        row.figures[.medianRatio] = times.map { $0.subject / $0.floor }.sorted()[repetitions / 2]
        row.figures[.allocations] = allocations()
        return row
    }

    /// What the subject asks the heap for, per event.
    func allocations() -> Double {
        warmUp()
        let count = HeapUse.count { subject(batch) }
        recover()
        return Double(count) / Double(batch)
    }

    private func warmUp() {
        subject(batch)
        recover()
        floor(batch)
        recover()
    }

    private func time(_ body: (Int) -> Void) -> Double {
        let start = Stopwatch.nanoseconds()
        body(batch)
        let end = Stopwatch.nanoseconds()
        recover()
        return Double(end - start) / Double(batch)
    }
}
