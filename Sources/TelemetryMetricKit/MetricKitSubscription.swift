/// Who wants the reports of a ``MetricKitFeed``, and what its adapter has been told about that.
struct MetricKitSubscription {
    /// What an adapter can be told.
    enum Change {
        case start
        case stop
    }

    /// Who gets the reports, in the order in which they came.
    private(set) var receivers: [any MetricKitReceiver] = []
    private var isStarted = false
    private var isChanging = false

    mutating func add(_ receiver: any MetricKitReceiver) {
        guard !receivers.contains(where: { $0 === receiver }) else { return }
        receivers.append(receiver)
    }

    mutating func remove(_ receiver: any MetricKitReceiver) {
        receivers.removeAll { $0 === receiver }
    }

    /// What to tell the adapter now; `nil` if that is nothing, or somebody is telling it already,
    /// who will ask again.
    mutating func beginChange() -> Change? {
        guard !isChanging, isStarted == receivers.isEmpty else { return nil }
        isChanging = true
        isStarted.toggle()
        return isStarted ? .start : .stop
    }

    /// The adapter has returned.
    mutating func endChange() {
        isChanging = false
    }
}
