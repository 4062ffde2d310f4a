internal import TelemetryFacade

// Every sentence that a lane can say.

extension LaneFailure: CustomStringConvertible {
    /// `sink 'UploadSink' failed at event 'launched': …`; the event's name, none of its values.
    public var description: String {
        "sink '\(sink)' failed at event '\(event.eventDescription.name)': \(reason)"
    }
}

extension LaneFailureReason: CustomStringConvertible {
    /// What went wrong, in words.
    public var description: String {
        switch self {
        case .threw(let error): "\(error)"
        case .overran(let limit): "took longer than \(limit)"
        case .busy: "is still at an earlier event"
        }
    }
}

extension LaneLosses: CustomStringConvertible {
    /// `3 lost: 2 full, 1 finished, 0 cancelled`
    public var description: String {
        "\(total) lost: \(full) full, \(finished) finished, \(cancelled) cancelled"
    }
}
